-- Coupons: what is offered, who holds which, the numbers that give them, and where they were spent.

CREATE TABLE coupons (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Who gives it; the market itself without a store.
  store_id bigint REFERENCES stores,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('GOODS', 'DUPLICATION', 'STORE')),
  discount_kind text NOT NULL CHECK (discount_kind IN ('PERCENT', 'FIXED')),
  -- Whole percent or won.
  discount_value integer NOT NULL CHECK (discount_value > 0),
  -- The most that a rate takes off, in won; 0 is no limit.
  discount_max integer NOT NULL DEFAULT 0 CHECK (discount_max >= 0),
  minimum_amount integer NOT NULL DEFAULT 0 CHECK (minimum_amount >= 0),
  target_kind text NOT NULL CHECK (target_kind IN ('ALL', 'STORES', 'CATEGORIES', 'GOODS')),
  target_ids bigint[] NOT NULL DEFAULT '{}',
  issue_kind text NOT NULL CHECK (issue_kind IN ('DOWNLOAD', 'CODE', 'AUTOMATIC')),
  -- The one word that everybody enters, as entered words are tidied; drawn numbers are rows of coupon_serials.
  word text UNIQUE CHECK (
    char_length(word) BETWEEN 1 AND 20 AND word = upper(word) AND word !~ '[[:space:]-]' AND word IS NFKC NORMALIZED),
  published_from date NOT NULL,
  published_until date NOT NULL CHECK (published_until >= published_from),
  use_period_kind text NOT NULL CHECK (use_period_kind IN ('CUSTOM', 'PUBLISH', 'ISSUE', 'NONE_LIMIT')),
  use_from date,
  use_until date CHECK (use_until >= use_from),
  -- Days after the day of issue; the last day of its month without a number.
  use_days integer CHECK (use_days >= 0),
  total_max integer CHECK (total_max > 0),
  day_max integer CHECK (day_max > 0),
  person_max integer CHECK (person_max > 0),
  person_day_max integer CHECK (person_day_max > 0),
  weekdays integer[] CHECK (weekdays <@ ARRAY[0, 1, 2, 3, 4, 5, 6]),
  from_hour integer CHECK (from_hour BETWEEN 0 AND 23),
  until_hour integer CHECK (until_hour > from_hour AND until_hour <= 24),
  memberships text[] CHECK (memberships <@ ARRAY['MEMBER', 'ASSOCIATE_MEMBER']),
  issue_platforms text[] CHECK (issue_platforms <@ ARRAY['WEB', 'APP']),
  use_platforms text[] CHECK (use_platforms <@ ARRAY['WEB', 'APP']),
  -- Counts the changes of its terms: what was issued under other terms must be renewed.
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  restricted_at timestamptz,
  deleted_at timestamptz,
  -- How much of the discount the market bears, in percent; for settlement only.
  market_share integer NOT NULL DEFAULT 0 CHECK (market_share BETWEEN 0 AND 100),
  issued_count integer NOT NULL DEFAULT 0 CHECK (issued_count >= 0),
  -- How many were issued on the last day that any was.
  issued_day date,
  issued_day_count integer NOT NULL DEFAULT 0 CHECK (issued_day_count >= 0),
  created_at timestamptz NOT NULL,
  CHECK (discount_kind = 'FIXED' OR discount_value <= 100),
  CHECK (discount_kind = 'PERCENT' OR discount_max = 0),
  CHECK ((target_kind = 'ALL') = (cardinality(target_ids) = 0)),
  -- A store pays for nobody else's goods.
  CHECK (store_id IS NULL OR target_kind = 'GOODS' OR target_kind = 'STORES' AND target_ids = ARRAY[store_id]),
  -- Who enters a word again gets no more by it than anybody may have.
  CHECK (word IS NULL OR issue_kind = 'CODE' AND person_max IS NOT NULL),
  -- Nobody is given a coupon whose days are over.
  CHECK (use_until >= published_until),
  CHECK ((use_period_kind = 'CUSTOM') = (use_from IS NOT NULL) AND (use_from IS NULL) = (use_until IS NULL)),
  CHECK (use_period_kind = 'ISSUE' OR use_days IS NULL),
  CHECK ((from_hour IS NULL) = (until_hour IS NULL)),
  CONSTRAINT never_issued_beyond_total CHECK (issued_count <= total_max)
);
CREATE INDEX coupons_by_target ON coupons USING gin (target_ids) WHERE issue_kind = 'DOWNLOAD' AND deleted_at IS NULL;
CREATE INDEX coupons_for_all ON coupons (published_until) WHERE issue_kind = 'DOWNLOAD' AND deleted_at IS NULL;
CREATE INDEX coupons_by_store ON coupons (store_id, id DESC);

-- One coupon in one member's hand.
CREATE TABLE coupon_issues (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  coupon_id bigint NOT NULL REFERENCES coupons,
  member_id bigint NOT NULL REFERENCES members,
  state text NOT NULL CHECK (state IN ('USABLE', 'USED', 'EXPIRED', 'WITHDRAWN')),
  revision integer NOT NULL CHECK (revision > 0),
  starts_at timestamptz NOT NULL,
  expires_at timestamptz CHECK (expires_at >= starts_at),
  -- The order that has it, while it is used.
  order_id bigint REFERENCES orders,
  used_at timestamptz,
  issued_at timestamptz NOT NULL,
  CONSTRAINT used_by_one_order CHECK ((state = 'USED') = (order_id IS NOT NULL) AND (order_id IS NULL) = (used_at IS NULL))
);
CREATE INDEX coupon_issues_by_member ON coupon_issues (member_id, state, id DESC);
CREATE INDEX coupon_issues_by_coupon ON coupon_issues (coupon_id, member_id);
CREATE INDEX coupon_issues_by_order ON coupon_issues (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX coupon_issues_due ON coupon_issues (expires_at) WHERE state = 'USABLE';

CREATE TABLE coupon_issue_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  coupon_issue_id bigint NOT NULL REFERENCES coupon_issues,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  order_id bigint REFERENCES orders,
  at timestamptz NOT NULL
);
CREATE INDEX coupon_issue_history_by_issue ON coupon_issue_history (coupon_issue_id, id);

-- Drawn numbers; only a hash of each is kept.
CREATE TABLE coupon_serials (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  coupon_id bigint NOT NULL REFERENCES coupons,
  serial_hash text NOT NULL UNIQUE,
  revision integer NOT NULL CHECK (revision > 0),
  cancelled_at timestamptz,
  coupon_issue_id bigint UNIQUE REFERENCES coupon_issues
);
CREATE INDEX coupon_serials_by_coupon ON coupon_serials (coupon_id);

ALTER TABLE members
  ADD COLUMN serial_wrong_count integer NOT NULL DEFAULT 0 CHECK (serial_wrong_count >= 0),
  ADD COLUMN serial_blocked_until timestamptz;

-- What coupons took off each line stays as it was divided when the order was placed.
ALTER TABLE order_items
  ADD COLUMN goods_coupon_issue_id bigint REFERENCES coupon_issues,
  ADD COLUMN goods_coupon_discount integer NOT NULL DEFAULT 0 CHECK (goods_coupon_discount >= 0),
  ADD COLUMN duplication_coupon_issue_id bigint REFERENCES coupon_issues,
  ADD COLUMN duplication_coupon_discount integer NOT NULL DEFAULT 0 CHECK (duplication_coupon_discount >= 0),
  ADD COLUMN store_coupon_discount integer NOT NULL DEFAULT 0 CHECK (store_coupon_discount >= 0),
  ADD CONSTRAINT paid_is_price_less_coupons CHECK (
    paid_amount = sale_price * quantity - goods_coupon_discount - duplication_coupon_discount - store_coupon_discount);

-- A store coupon, the items that counted for it, and what they had to come to before any coupon.
CREATE TABLE order_store_coupons (
  order_id bigint NOT NULL REFERENCES orders,
  store_id bigint NOT NULL REFERENCES stores,
  coupon_issue_id bigint NOT NULL REFERENCES coupon_issues,
  order_item_ids bigint[] NOT NULL CHECK (cardinality(order_item_ids) > 0),
  discount_amount integer NOT NULL CHECK (discount_amount >= 0),
  minimum_amount integer NOT NULL CHECK (minimum_amount >= 0),
  PRIMARY KEY (order_id, store_id)
);

ALTER TABLE orders
  ADD COLUMN coupon_amount integer NOT NULL DEFAULT 0 CHECK (coupon_amount >= 0),
  ADD CONSTRAINT payable_adds_up CHECK (payable_amount = goods_amount - coupon_amount + shipping_amount + area_amount);
