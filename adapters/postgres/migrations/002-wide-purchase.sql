-- The purchase in its whole width: finding goods by category, virtual accounts, refunds, tracking.

-- Three levels: goods hang on the leaves.
CREATE TABLE categories (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id bigint REFERENCES categories,
  depth integer NOT NULL CHECK (depth BETWEEN 1 AND 3),
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  picture text,
  position integer NOT NULL,
  CHECK ((depth = 1) = (parent_id IS NULL))
);
CREATE INDEX categories_by_parent ON categories (parent_id, position);

-- A goods names its leaf and, so that a list of any level is one index walk, the two above it.
ALTER TABLE goods
  ADD COLUMN category_root_id bigint REFERENCES categories,
  ADD COLUMN category_middle_id bigint REFERENCES categories,
  ADD COLUMN category_id bigint REFERENCES categories,
  ADD CONSTRAINT category_on_every_level CHECK (num_nulls(category_root_id, category_middle_id, category_id) IN (0, 3));

-- When a seller's desk answers the phone, as the buyer reads it.
ALTER TABLE stores ADD COLUMN phone_hours text NOT NULL DEFAULT '평일 10:00–17:00 (점심 12:00–13:00, 주말·공휴일 휴무)';

-- What a seller tells on all of its product pages, above or below the description.
CREATE TABLE store_announcements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  title text NOT NULL,
  body text NOT NULL,
  display text NOT NULL CHECK (display IN ('TOP', 'BOTTOM', 'TOP_BOTTOM')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at)
);
CREATE INDEX store_announcements_by_store ON store_announcements (store_id, starts_at DESC);

-- An order's address has an id of its own on the wire; every change of it is kept.
ALTER TABLE order_addresses ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE;
CREATE TABLE order_address_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  receiver_name text NOT NULL,
  receiver_mobile text NOT NULL,
  zonecode text NOT NULL,
  road_address text NOT NULL,
  detail_address text NOT NULL,
  delivery_request text NOT NULL,
  replaced_at timestamptz NOT NULL
);
CREATE INDEX order_address_history_by_order ON order_address_history (order_id, id);

-- What a carrier reports of a parcel; the same report twice is one row.
CREATE TABLE parcel_scans (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  courier text NOT NULL,
  invoice_number text NOT NULL,
  level integer NOT NULL CHECK (level BETWEEN 1 AND 6),
  place text NOT NULL,
  detail text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (courier, invoice_number, level, place, at)
);
CREATE INDEX order_items_by_invoice ON order_items (courier, invoice_number) WHERE invoice_number IS NOT NULL;

-- The account that waits for a deposit, and the word that proves a notice of it.
ALTER TABLE payment_attempts
  ADD COLUMN deposit_bank_code text,
  ADD COLUMN deposit_account_number text,
  ADD COLUMN deposit_holder_name text,
  ADD COLUMN deposit_due_at timestamptz,
  ADD COLUMN deposit_secret text,
  ADD COLUMN cash_receipt_url text,
  ADD COLUMN is_part_cancelable boolean;

-- Where money goes back that cannot go back the way it came. The number is sealed with the market's key.
CREATE TABLE order_refund_accounts (
  order_id bigint PRIMARY KEY REFERENCES orders,
  bank_code text NOT NULL,
  sealed_account_number text NOT NULL,
  masked_account_number text NOT NULL,
  holder_name text NOT NULL,
  checked_at timestamptz NOT NULL
);

-- Money on its way back. The key makes asking the gateway again harmless.
CREATE TABLE payment_refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payments,
  attempt_id bigint NOT NULL REFERENCES payment_attempts,
  amount integer NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('REQUESTED', 'DONE', 'REFUSED')),
  idempotency_key text NOT NULL UNIQUE,
  failure_code text,
  requested_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX payment_refunds_by_payment ON payment_refunds (payment_id, id);

-- What a gateway told us, as it came. A notice is only a reason to ask the gateway.
CREATE TABLE gateway_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  gateway text NOT NULL,
  gateway_order_id text NOT NULL,
  body text NOT NULL,
  received_at timestamptz NOT NULL,
  handled_at timestamptz,
  outcome text
);
CREATE INDEX gateway_notices_by_order ON gateway_notices (gateway_order_id, id);
