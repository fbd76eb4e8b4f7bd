-- Operators compose the shop and issue coupons, sellers write the pages of their store (decisions 138 to 140).

-- A restriction is set by a seller or by an operator; what an operator restricted no seller releases.
ALTER TABLE coupons ADD COLUMN restricted_by text CHECK (restricted_by IN ('SELLER', 'OPERATOR'));
UPDATE coupons SET restricted_by = 'OPERATOR' WHERE restricted_at IS NOT NULL;
ALTER TABLE coupons
  ADD CONSTRAINT restricted_by_somebody CHECK ((restricted_at IS NULL) = (restricted_by IS NULL));

-- Serials that were asked for at once. Each is made of the seed and its number; the seed is dropped once they cannot be
-- listed any more.
CREATE TABLE coupon_serial_batches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  coupon_id bigint NOT NULL REFERENCES coupons,
  count integer NOT NULL CHECK (count BETWEEN 1 AND 100000),
  drawn_count integer NOT NULL DEFAULT 0 CHECK (drawn_count BETWEEN 0 AND count),
  -- The terms that they were asked for under.
  revision integer NOT NULL CHECK (revision > 0),
  sealed_seed text,
  requested_at timestamptz NOT NULL,
  -- No more are drawn from then on, and those that nobody entered give nothing.
  cancelled_at timestamptz
);
CREATE INDEX coupon_serial_batches_by_coupon ON coupon_serial_batches (coupon_id, id DESC);
CREATE INDEX coupon_serial_batches_by_request ON coupon_serial_batches (requested_at) WHERE sealed_seed IS NOT NULL;
ALTER TABLE coupon_serials ADD COLUMN batch_id bigint REFERENCES coupon_serial_batches;
CREATE INDEX coupon_serials_by_batch ON coupon_serials (batch_id) WHERE batch_id IS NOT NULL;

-- News of a store on pages of their own.
CREATE TABLE store_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 60),
  -- Markdown without HTML.
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 5000),
  is_pinned boolean NOT NULL DEFAULT false,
  written_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX store_notices_by_store ON store_notices (store_id, is_pinned DESC, id DESC) WHERE deleted_at IS NULL;

-- What a store puts forward on its first page, in the place of what the market picks for it.
CREATE TABLE store_main_groups (
  store_id bigint NOT NULL REFERENCES stores,
  position integer NOT NULL CHECK (position BETWEEN 1 AND 10),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 20),
  kind text NOT NULL CHECK (kind IN ('BEST', 'NEW', 'CATEGORY', 'MANUAL')),
  category_id bigint REFERENCES categories,
  goods_ids bigint[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (store_id, position),
  CHECK ((kind = 'CATEGORY') = (category_id IS NOT NULL)),
  CHECK (CASE WHEN kind = 'MANUAL' THEN cardinality(goods_ids) BETWEEN 1 AND 30 ELSE cardinality(goods_ids) = 0 END)
);

-- Words that no list of keywords shows, besides those that the market blocks by itself.
CREATE TABLE blocked_keywords (
  word text PRIMARY KEY CHECK (char_length(word) BETWEEN 1 AND 20),
  blocked_at timestamptz NOT NULL
);
