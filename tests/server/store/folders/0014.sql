BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0014');
CREATE TABLE attempts (
	"table" VARCHAR(10) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	chapter INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	slips INTEGER, 
	hinted BOOLEAN NOT NULL, 
	score INTEGER, 
	ended BIGINT NOT NULL, 
	CONSTRAINT pk_attempts PRIMARY KEY ("table", person), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	"table" VARCHAR(10) NOT NULL, 
	at BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	channel VARCHAR(20) NOT NULL, 
	text TEXT NOT NULL, 
	audience BIGINT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chat" VALUES(1,'ao13jh7roa',1700000000000,0,'0dbb420f0ad8697b','Ann','table','hello',0);
INSERT INTO "chat" VALUES(2,'ao13jh7roa',1700000001500,1,'05b07ff5611b76c0','Guest 1','table','good luck',0);
INSERT INTO "chat" VALUES(3,'62hgalgep8',1700000004000,0,'0dbb420f0ad8697b','Ann','table','once more',0);
INSERT INTO "chat" VALUES(4,'egdlkfkaxx',1700000125500,1,'cdc9ec29bdb6c93f','Guest 1','moved','seat 1 was moved to another device by the host [TB-014]',0);
CREATE TABLE devices (
	code_hash VARCHAR(64) NOT NULL, 
	"table" VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	expires BIGINT NOT NULL, by_host_at BIGINT, 
	CONSTRAINT pk_devices PRIMARY KEY (code_hash), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE entries (
	"table" VARCHAR(10) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	actor INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	rolls TEXT NOT NULL, 
	digest VARCHAR(16), 
	client VARCHAR(40), 
	written BIGINT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('62hgalgep8',1,2500,1,'{"type":"Vouch","wire":2}','[]',NULL,'move 0',1700000004000);
INSERT INTO "entries" VALUES('ao13jh7roa',1,1500,0,'{"type":"Vouch","wire":0}','[]',NULL,'move 0',1700000001500);
INSERT INTO "entries" VALUES('ao13jh7roa',2,1500,1,'{"type":"Vouch","wire":2}','[]',NULL,'move 1',1700000001500);
INSERT INTO "entries" VALUES('ao13jh7roa',3,1500,0,'{"type":"Cut","wire":2}','[]',NULL,'move 2',1700000001500);
INSERT INTO "entries" VALUES('ao13jh7roa',4,1500,1,'{"type":"Cut","wire":0}','[]',NULL,'move 3',1700000001500);
INSERT INTO "entries" VALUES('ao13jh7roa',5,1500,0,'{"type":"Cut","wire":3}','[]','246826fc03def073','move 4',1700000001500);
INSERT INTO "entries" VALUES('egdlkfkaxx',1,0,-2,'{"type":"ChangeHands","seat":2,"bot":true}','[]',NULL,NULL,1700000004000);
INSERT INTO "entries" VALUES('egdlkfkaxx',2,0,-2,'{"type":"ChangeHands","seat":3,"bot":true}','[]',NULL,NULL,1700000004000);
INSERT INTO "entries" VALUES('egdlkfkaxx',3,0,1,'{"type":"Ask","line":0,"kind":null}','[]',NULL,'m2',1700000004000);
INSERT INTO "entries" VALUES('egdlkfkaxx',4,0,0,'{"type":"Use","card":"SPOT","tile":0}','[]',NULL,'m3',1700000004000);
INSERT INTO "entries" VALUES('egdlkfkaxx',5,0,0,'{"type":"Pass"}','[0,5]',NULL,'m4',1700000004000);
INSERT INTO "entries" VALUES('egdlkfkaxx',6,59500,2,'{"type":"Cut","tile":0}','[]',NULL,NULL,1700000063500);
INSERT INTO "entries" VALUES('egdlkfkaxx',7,60400,3,'{"type":"Ask","line":6,"kind":null}','[]',NULL,NULL,1700000064400);
INSERT INTO "entries" VALUES('egdlkfkaxx',8,60500,0,'{"type":"Pass"}','[5,1]',NULL,'m7',1700000064500);
CREATE TABLE people (
	id VARCHAR(16) NOT NULL, 
	key_hash VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	face INTEGER NOT NULL, 
	language VARCHAR(8), 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	UNIQUE (key_hash)
);
INSERT INTO "people" VALUES('0dbb420f0ad8697b','44388ecdf2b4ebc72fdfc2c84e6671a4f5f7826c408708ca54ca050066a27b28','Ann',1,'en',1700000000000);
INSERT INTO "people" VALUES('05b07ff5611b76c0','db3f4dbc0153d12b5f8a9383666bd649f7da14b683c0b65697a18b338fc52293','Bob',1,'en',1700000000000);
INSERT INTO "people" VALUES('cdc9ec29bdb6c93f','df41a8af8eacd6f4bdcdd9bd36cd47a23cb2e806d5cd811f71c13fa94c2904f4','Cleo',1,'en',1700000000000);
CREATE TABLE runs (
	id INTEGER NOT NULL, 
	started BIGINT NOT NULL, 
	alive BIGINT NOT NULL, commits BIGINT DEFAULT '0' NOT NULL, dead BOOLEAN DEFAULT 0 NOT NULL, name VARCHAR(40) DEFAULT '' NOT NULL, address TEXT DEFAULT '' NOT NULL, start VARCHAR(16) DEFAULT '' NOT NULL, rules TEXT DEFAULT '{}' NOT NULL, 
	CONSTRAINT pk_runs PRIMARY KEY (id)
);
INSERT INTO "runs" VALUES(1,1700000000000,1700000125500,0,0,'','','','{}');
INSERT INTO "runs" VALUES(2,1700000126000,1700000126000,0,0,'','','','{}');
INSERT INTO "runs" VALUES(3,1700000126000,1700000126000,0,0,'','','','{}');
INSERT INTO "runs" VALUES(4,1700000126000,1700000126000,0,0,'','','','{}');
INSERT INTO "runs" VALUES(5,1700000126000,1700000126000,0,0,'','','','{}');
CREATE TABLE seats (
	"table" VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(6) NOT NULL, 
	person VARCHAR(16), 
	name VARCHAR(24) NOT NULL, 
	face INTEGER NOT NULL, 
	level VARCHAR(20), 
	away BOOLEAN NOT NULL, 
	muted BOOLEAN NOT NULL, 
	entropy VARCHAR(32), 
	marks TEXT NOT NULL, hinted BOOLEAN DEFAULT 0 NOT NULL, program BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('ao13jh7roa',0,'person','0dbb420f0ad8697b','Ann',1,NULL,0,0,'00112233445566778899aabbccddeeff','',0,0);
INSERT INTO "seats" VALUES('ao13jh7roa',1,'person','05b07ff5611b76c0','Guest 1',1,NULL,0,0,'00112233445566778899aabbccddeeff','',0,0);
INSERT INTO "seats" VALUES('62hgalgep8',0,'person','0dbb420f0ad8697b','Ann',1,NULL,0,0,'57f4aaefc5571845c34c130ec1c358c5','',0,0);
INSERT INTO "seats" VALUES('62hgalgep8',1,'person','05b07ff5611b76c0','Guest 1',1,NULL,0,0,'7bf757f409370e070dd3eb6e0e255886','',0,0);
INSERT INTO "seats" VALUES('egdlkfkaxx',0,'person','0dbb420f0ad8697b','Ann',1,NULL,0,0,'00112233445566778899aabbccddeeff','{"pencil":1}',0,0);
INSERT INTO "seats" VALUES('egdlkfkaxx',1,'person','cdc9ec29bdb6c93f','Guest 1',1,NULL,0,0,'00112233445566778899aabbccddeeff','',0,0);
INSERT INTO "seats" VALUES('egdlkfkaxx',2,'bot',NULL,'Igor',29,'novice',0,0,'289d1914d2a7ecd55b06114e4e3b0f48','',0,0);
INSERT INTO "seats" VALUES('egdlkfkaxx',3,'bot',NULL,'Uma',57,'novice',0,0,'030a86bf82f8630f3481803a4496aa20','',0,0);
CREATE TABLE series (
	id VARCHAR(10) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_series PRIMARY KEY (id)
);
INSERT INTO "series" VALUES('e8uoeldf8i','snip',1700000001500);
CREATE TABLE tables (
	id VARCHAR(10) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	phase VARCHAR(10) NOT NULL, 
	public BOOLEAN NOT NULL, 
	spectators VARCHAR(10) NOT NULL, 
	pace VARCHAR(10) NOT NULL, 
	host VARCHAR(16), 
	seed VARCHAR(64) NOT NULL, 
	setup_rolls TEXT, 
	started BIGINT, 
	outcome TEXT, 
	closing VARCHAR(20), 
	series VARCHAR(10), 
	round INTEGER NOT NULL, 
	next_table VARCHAR(10), 
	clock_at BIGINT NOT NULL, 
	clock_set BIGINT NOT NULL, 
	clock_runs BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, ended BIGINT, tally TEXT, moderator VARCHAR(16), moderator_name VARCHAR(24) DEFAULT '' NOT NULL, tempo VARCHAR(10) DEFAULT 'normal' NOT NULL, screens VARCHAR(60) DEFAULT '' NOT NULL, players TEXT DEFAULT '' NOT NULL, moderators TEXT DEFAULT '' NOT NULL, research BOOLEAN DEFAULT 0 NOT NULL, owner INTEGER, fence BIGINT DEFAULT '0' NOT NULL, wanted INTEGER, clock_entry INTEGER DEFAULT '0' NOT NULL, to_move VARCHAR(100), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	FOREIGN KEY(series) REFERENCES series (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('ao13jh7roa','33WMMP','snip',1,'{"seats":2,"first":0}','over',0,'after','live','0dbb420f0ad8697b','ebf616781a302b6dc61d883ecda3f6b7f7387e7aa27fd2340d9b038df6187c0c','[0,0,0,1]',1700000000000,'{"winners":[],"reason":"red_wire_cut","scores":[],"returns":[]}',NULL,'e8uoeldf8i',1,'62hgalgep8',1500,1700000000000,0,1700000000000,1700000001500,0,1700000001500,'{"cuts":3,"vouched":2}',NULL,'','normal','','','',0,NULL,0,NULL,0,NULL);
INSERT INTO "tables" VALUES('62hgalgep8','B84VAD','snip',1,'{"seats":2,"first":1}','playing',0,'after','live','0dbb420f0ad8697b','976b54e9c5601d19811c9231107e4bc6534339cd9ba826433165cf9eb99c666d','[0,1,0,0]',1700000001500,NULL,NULL,'e8uoeldf8i',2,NULL,124000,1700000125500,0,1700000001500,1700000125500,0,NULL,NULL,NULL,'','normal','','','',0,1,0,NULL,1,NULL);
INSERT INTO "tables" VALUES('egdlkfkaxx','29RVN9','its_a_bomb',2,'{"seats":4,"scenario":0,"own":null,"crisis_unit":0,"deciding":"spokesperson","voters":null,"decision_seconds":0,"crisis_unit_seconds":0,"help":1,"guided":false}','playing',0,'after','live','0dbb420f0ad8697b','89406fe3edb4d573dcd614bda959b870f3f687b7f1b98250772a8e2182122b96','[3,9,5,0,0,3,1,5,5,3,9,0,1,9,9,1]',1700000004000,NULL,NULL,NULL,1,NULL,121500,1700000125500,0,1700000004000,1700000125500,0,NULL,NULL,NULL,'','normal','','','',0,1,0,NULL,8,NULL);
CREATE INDEX ix_tables_phase ON tables (phase);
CREATE INDEX ix_tables_series ON tables (series);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_chat_table ON chat ("table");
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_attempts_person ON attempts (person);
CREATE INDEX ix_tables_owner ON tables (owner) WHERE owner IS NOT NULL;
CREATE INDEX ix_tables_wanted ON tables (wanted) WHERE wanted IS NOT NULL;
COMMIT;
