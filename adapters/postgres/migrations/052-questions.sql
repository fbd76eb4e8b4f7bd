-- Questions about products and their answers (decision 156).

CREATE TABLE goods_questions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  goods_id bigint NOT NULL REFERENCES goods,
  -- The product's, which never changes: its users list what they were asked.
  store_id bigint NOT NULL REFERENCES stores,
  member_id bigint NOT NULL REFERENCES members,
  topic smallint NOT NULL CHECK (topic BETWEEN 1 AND 5),
  option_id bigint REFERENCES goods_options ON DELETE SET NULL,
  -- Empty once its writer removed it.
  text text NOT NULL CHECK (char_length(text) <= 1000),
  is_secret boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('WAIT', 'HOLD', 'DONE', 'DELETED')),
  -- Counts the edits of the writer, so that a seller answers what they read.
  revision integer NOT NULL DEFAULT 1 CHECK (revision >= 1),
  asked_at timestamptz NOT NULL,
  answer text CHECK (char_length(answer) BETWEEN 1 AND 1000),
  answered_at timestamptz,
  state_changed_at timestamptz NOT NULL,
  CONSTRAINT answered_with_text CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT done_with_answer CHECK (state <> 'DONE' OR answer IS NOT NULL),
  CONSTRAINT asked_with_text CHECK (state = 'DELETED' OR text <> '')
);
CREATE INDEX goods_questions_of_goods ON goods_questions (goods_id, id) WHERE state <> 'DELETED';
CREATE INDEX goods_questions_of_member ON goods_questions (member_id, id) WHERE state <> 'DELETED';
-- What a store answers next: the oldest that waits, then deferred ones, then the newest that are answered.
CREATE INDEX goods_questions_of_store ON goods_questions (
  store_id,
  (CASE state WHEN 'WAIT' THEN 0 WHEN 'HOLD' THEN 1 ELSE 2 END),
  (CASE state WHEN 'DONE' THEN -id ELSE id END)
) INCLUDE (state) WHERE state <> 'DELETED';
CREATE INDEX goods_questions_of_option ON goods_questions (option_id) WHERE option_id IS NOT NULL;

CREATE TABLE goods_question_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  question_id bigint NOT NULL REFERENCES goods_questions,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX goods_question_history_by_question ON goods_question_history (question_id, id);
