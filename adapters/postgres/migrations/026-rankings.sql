-- Rankings: who saw what as counts, the boards that jobs compute, and the points that search and home order by.

-- A visitor is a hash under the key of a Korean month. The key is drawn at random and deleted after 35 days; from then
-- on nobody can say whose a hash is.
CREATE TABLE visitor_keys (
  month date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  key bytea NOT NULL CHECK (octet_length(key) = 32)
);

-- A visitor, a product, a Korean day: one view. Products are never deleted, and a reference would lock the row of a
-- product for everybody who looks at it.
CREATE TABLE goods_views (
  day date NOT NULL,
  goods_id bigint NOT NULL,
  visitor bytea NOT NULL CHECK (octet_length(visitor) = 16),
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (day, goods_id, visitor)
);
CREATE INDEX goods_views_by_time ON goods_views (seen_at) INCLUDE (goods_id);

-- Recently viewed products of a member, or of a device without a login.
CREATE TABLE recent_goods (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint REFERENCES members,
  device_id uuid,
  goods_id bigint NOT NULL,
  seen_at timestamptz NOT NULL,
  CHECK (num_nonnulls(member_id, device_id) = 1)
);
CREATE UNIQUE INDEX recent_goods_once_per_member ON recent_goods (member_id, goods_id) WHERE member_id IS NOT NULL;
CREATE UNIQUE INDEX recent_goods_once_per_device ON recent_goods (device_id, goods_id) WHERE device_id IS NOT NULL;
CREATE INDEX recent_goods_by_age ON recent_goods (seen_at);

-- Boards of one period that were computed together. `until` is the end of the last bucket that counted.
CREATE TABLE ranking_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  period text NOT NULL CHECK (period IN ('DAY', 'WEEK', 'MONTH')),
  is_segmented boolean NOT NULL,
  until timestamptz NOT NULL,
  computed_at timestamptz NOT NULL,
  UNIQUE (period, is_segmented, until)
);

-- At most 100 products, the first of the board first, each with its rank on the board of the day before. No category is
-- all of them. Nobody in `age` or `gender` is counted by name: a board of few buyers does not exist.
CREATE TABLE ranking_boards (
  run_id bigint NOT NULL REFERENCES ranking_runs ON DELETE CASCADE,
  category_id bigint REFERENCES categories,
  age text NOT NULL CHECK (age IN ('ALL', '10', '20', '30', '40', '50', '60')),
  gender text NOT NULL CHECK (gender IN ('ALL', 'MALE', 'FEMALE')),
  goods_ids bigint[] NOT NULL,
  previous_ranks integer[] NOT NULL CHECK (cardinality(previous_ranks) = cardinality(goods_ids)),
  UNIQUE NULLS NOT DISTINCT (run_id, category_id, age, gender)
);

-- The score of every product that sold within the week, for the orders of search and home. Replaced every night.
CREATE TABLE goods_week_points (
  goods_id bigint PRIMARY KEY,
  points bigint NOT NULL CHECK (points > 0)
);
CREATE INDEX goods_week_points_by_points ON goods_week_points (points DESC, goods_id DESC);

-- Products that an operator took off the boards.
CREATE TABLE ranking_exclusions (
  goods_id bigint PRIMARY KEY REFERENCES goods,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 300),
  excluded_at timestamptz NOT NULL
);

-- What sellers and operators wrote, never changed afterwards.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  who text NOT NULL,
  call text NOT NULL,
  target text NOT NULL,
  before jsonb,
  after jsonb,
  reason text
);
CREATE INDEX audit_log_by_target ON audit_log (target, id);

-- What a member said of themselves and agreed to have counted.
ALTER TABLE members
  ADD COLUMN birthday date,
  ADD COLUMN gender text CHECK (gender IN ('MALE', 'FEMALE')),
  ADD COLUMN privacy_optional_agreed_at timestamptz;

-- Pieces sold are the pieces of paid items that were neither cancelled nor returned; what a demo had written goes.
CREATE INDEX order_items_by_change ON order_items (status_changed_at) INCLUDE (goods_id);
UPDATE goods SET sold_count = counted.pieces
FROM (
  SELECT goods.id, coalesce(sum(items.quantity), 0)::int AS pieces
  FROM goods LEFT JOIN order_items AS items ON items.goods_id = goods.id AND items.main_item_id IS NULL
    AND items.status NOT IN ('PW', 'DR', 'C', 'R')
  GROUP BY goods.id
) AS counted
WHERE counted.id = goods.id AND goods.sold_count <> counted.pieces;
