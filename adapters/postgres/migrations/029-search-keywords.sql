-- Keywords: what is searched for, by whom only as a keyed hash, and what is made of it every hour and every night.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- A visitor's first search for a keyword in an hour; the visitor is a hash under the key of a month (visitor_keys).
CREATE TABLE search_log (
  visitor bytea NOT NULL CHECK (octet_length(visitor) = 16),
  keyword text NOT NULL CHECK (char_length(keyword) BETWEEN 1 AND 50),
  hour timestamptz NOT NULL,
  searched_at timestamptz NOT NULL CHECK (searched_at >= hour),
  has_results boolean NOT NULL,
  PRIMARY KEY (hour, keyword, visitor)
);
CREATE INDEX search_log_by_visitor ON search_log (visitor, searched_at);

-- Words that completions, spellings and related keywords come from, made again every night.
CREATE TABLE search_dictionary (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  word text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('KEYWORD', 'CATEGORY', 'BRAND', 'STORE')),
  -- The id or the URL of the page that a name opens.
  target_id text,
  jamo text NOT NULL,
  choseong text NOT NULL,
  weight integer NOT NULL CHECK (weight >= 0),
  CHECK ((kind = 'KEYWORD') = (target_id IS NULL))
);
CREATE INDEX search_dictionary_by_jamo ON search_dictionary (jamo text_pattern_ops) INCLUDE (id, weight, word);
CREATE INDEX search_dictionary_by_choseong ON search_dictionary (choseong text_pattern_ops) INCLUDE (id, weight, word);
CREATE INDEX search_dictionary_inside_jamo ON search_dictionary USING gin (jamo gin_trgm_ops);
CREATE INDEX search_dictionary_inside_choseong ON search_dictionary USING gin (choseong gin_trgm_ops);

-- The popular and the rising keywords of the last full count, made again every hour.
CREATE TABLE keyword_ranks (
  board text NOT NULL CHECK (board IN ('POPULAR', 'RISING')),
  rank integer NOT NULL CHECK (rank > 0),
  keyword text NOT NULL,
  change text NOT NULL CHECK (change IN ('UP', 'EQUAL', 'DOWN', 'EMPTY')),
  computed_at timestamptz NOT NULL,
  PRIMARY KEY (board, rank)
);

-- What else the visitors of a keyword search for, made again every night; the keyword without spaces.
CREATE TABLE related_keywords (
  compact text NOT NULL,
  rank integer NOT NULL CHECK (rank > 0),
  keyword text NOT NULL,
  PRIMARY KEY (compact, rank)
);

-- What a member searched for, the newest first.
CREATE TABLE recent_keywords (
  member_id bigint PRIMARY KEY REFERENCES members,
  keywords text[] NOT NULL CHECK (cardinality(keywords) <= 10)
);

-- What the operator shows in the field of the search or recommends beside it, in its order.
CREATE TABLE promoted_keywords (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  place text NOT NULL CHECK (place IN ('FIELD', 'RECOMMENDED')),
  keyword text NOT NULL CHECK (char_length(keyword) BETWEEN 1 AND 50),
  -- A second line in the field.
  sub_text text,
  link_url text,
  is_ad boolean NOT NULL DEFAULT false,
  position integer NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz CHECK (ends_at > starts_at)
);
