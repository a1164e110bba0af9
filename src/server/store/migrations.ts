// How the database came to be what it is, step by step. Steps are only ever added: somebody's data folder stands at each of them.

/** The channel on which every process hears which table changed. */
export const CHANNEL = 'tassel'

/** Statements of each version, in order. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE tables (
      id text PRIMARY KEY,
      game text NOT NULL,
      rules integer NOT NULL,
      name text NOT NULL,
      options jsonb NOT NULL,
      seed text NOT NULL,
      commitment text NOT NULL,
      listed boolean NOT NULL,
      status text NOT NULL CHECK (status IN ('waiting', 'playing', 'finished')),
      invitation text NOT NULL UNIQUE,
      watch text NOT NULL,
      forked_from text REFERENCES tables,
      forked_at integer NOT NULL DEFAULT 0,
      seq integer NOT NULL,
      event integer NOT NULL,
      decisions integer NOT NULL,
      actors integer NOT NULL,
      due_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      changed_at timestamptz NOT NULL DEFAULT now()
    )`,
    'CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL',
    'CREATE INDEX tables_listed ON tables (changed_at DESC) WHERE listed',
    `CREATE TABLE guests (
      id text PRIMARY KEY,
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    `CREATE TABLE seats (
      table_id text NOT NULL REFERENCES tables,
      seat integer NOT NULL,
      kind text NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
      name text NOT NULL,
      recovery text NOT NULL UNIQUE,
      event integer NOT NULL,
      seen_until timestamptz,
      PRIMARY KEY (table_id, seat)
    )`,
    `CREATE TABLE holders (
      table_id text NOT NULL,
      seat integer NOT NULL,
      guest text NOT NULL REFERENCES guests,
      since timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (table_id, seat, guest),
      FOREIGN KEY (table_id, seat) REFERENCES seats
    )`,
    'CREATE INDEX holders_guest ON holders (guest)',
    // The primary key is the lock: of two racing moves exactly one becomes entry number seq.
    `CREATE TABLE entries (
      table_id text NOT NULL REFERENCES tables,
      seq integer NOT NULL,
      event integer NOT NULL,
      kind text NOT NULL CHECK (kind IN ('deal', 'play', 'undo', 'redo')),
      seat integer NOT NULL,
      action integer NOT NULL,
      decisions integer NOT NULL,
      snapshot bytea NOT NULL,
      told jsonb NOT NULL,
      known_to integer NOT NULL,
      move_key text,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (table_id, seq)
    )`,
    `CREATE TABLE chat (
      table_id text NOT NULL REFERENCES tables,
      event integer NOT NULL,
      seat integer,
      name text NOT NULL,
      text text NOT NULL,
      guest text NOT NULL REFERENCES guests,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (table_id, event)
    )`,
    // A trigger, so that no writer can forget to tell the others.
    `CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('${CHANNEL}', NEW.id || ' ' || NEW.event);
        RETURN NULL;
      END
    $$`,
    'CREATE TRIGGER tables_told AFTER UPDATE OF event ON tables FOR EACH ROW EXECUTE FUNCTION tell_change()',
  ],
  [
    // Forks used to go on with the seed of the table that they left, which everybody knows by now. Those that still wait get one of their own.
    `WITH fresh AS (SELECT id, replace(gen_random_uuid()::text, '-', '') AS seed FROM tables WHERE status = 'waiting' AND forked_at > 0)
     UPDATE tables SET seed = fresh.seed, commitment = encode(sha256(convert_to(fresh.seed, 'UTF8')), 'hex')
     FROM fresh WHERE tables.id = fresh.id`,
  ],
  [
    // A table has a host, who may close seats and choose how people are seated. Those that there are were laid by whoever sat down first.
    'ALTER TABLE tables ADD COLUMN IF NOT EXISTS host text REFERENCES guests',
    `UPDATE tables SET host = (SELECT guest FROM holders WHERE holders.table_id = tables.id ORDER BY since LIMIT 1) WHERE host IS NULL`,
    `ALTER TABLE tables ADD COLUMN IF NOT EXISTS seating text NOT NULL DEFAULT 'listed' CHECK (seating IN ('listed', 'random', 'rotated'))`,
    `CREATE INDEX IF NOT EXISTS tables_hosted ON tables (host) WHERE status = 'waiting'`,
    'ALTER TABLE seats DROP CONSTRAINT IF EXISTS seats_kind_check',
    `ALTER TABLE seats ADD CONSTRAINT seats_kind_check CHECK (kind IN ('person', 'bot', 'open', 'closed'))`,
  ],
  [
    // A finished game can be shown to anybody by its address, unless the table was private. Whoever opened an unlisted one before knew nothing of that.
    'ALTER TABLE tables ADD COLUMN IF NOT EXISTS private boolean NOT NULL DEFAULT false',
    'UPDATE tables SET private = NOT listed',
  ],
  [
    // Lists are of tables that run. Most have ended, and none of those is looked at for them.
    `CREATE INDEX IF NOT EXISTS tables_running ON tables (changed_at DESC) WHERE status <> 'finished'`,
    'DROP INDEX IF EXISTS tables_listed',
  ],
  [
    // A table may go on by a later version of its rules. An entry without a version was made by the one that the table began with.
    'ALTER TABLE entries ADD COLUMN IF NOT EXISTS rules integer',
  ],
  [
    // One row, written to by whoever asks whether the database can be written to.
    'CREATE TABLE IF NOT EXISTS health (id boolean PRIMARY KEY DEFAULT true CHECK (id), at timestamptz NOT NULL DEFAULT now())',
    'INSERT INTO health DEFAULT VALUES ON CONFLICT DO NOTHING',
  ],
  [
    // Clocks, those who go and return, and what people ask each other. `terms` counts what a decision relies on besides its number.
    `ALTER TABLE tables
      ADD COLUMN IF NOT EXISTS clock jsonb,
      ADD COLUMN IF NOT EXISTS clocks jsonb,
      ADD COLUMN IF NOT EXISTS clock_due_at timestamptz,
      ADD COLUMN IF NOT EXISTS terms integer NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS ask jsonb,
      ADD COLUMN IF NOT EXISTS ending text CHECK (ending IN ('rules', 'resigned', 'agreed', 'closed')),
      ADD COLUMN IF NOT EXISTS ending_event integer`,
    'CREATE INDEX IF NOT EXISTS tables_clock_due ON tables (clock_due_at) WHERE clock_due_at IS NOT NULL',
    'ALTER TABLE seats ADD COLUMN IF NOT EXISTS zone text, ADD COLUMN IF NOT EXISTS stead jsonb',
    'ALTER TABLE chat ADD COLUMN IF NOT EXISTS unsaid integer',
    `CREATE TABLE IF NOT EXISTS notes (
      table_id text NOT NULL REFERENCES tables,
      event integer NOT NULL,
      kind text NOT NULL,
      seat integer,
      by_seat integer,
      ask text,
      until timestamptz,
      decisions integer NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (table_id, event)
    )`,
    // When somebody last was there to be played with, and the times in which nobody was: no clock is charged for those.
    'CREATE TABLE IF NOT EXISTS pulse (id boolean PRIMARY KEY DEFAULT true CHECK (id), at timestamptz NOT NULL)',
    `INSERT INTO pulse (at) VALUES (now()) ON CONFLICT DO NOTHING`,
    'CREATE TABLE IF NOT EXISTS gaps (id serial PRIMARY KEY, since timestamptz NOT NULL, until timestamptz NOT NULL)',
  ],
]
