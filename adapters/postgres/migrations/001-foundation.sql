-- The purchase: who buys, what is sold, the cart, the order, its payment.
-- Money is integer won. Every time is timestamptz. Names follow docs/glossary.md.

CREATE TABLE members (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  login_id text NOT NULL UNIQUE CHECK (login_id = lower(login_id)),
  password_hash text NOT NULL,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  mobile text NOT NULL,
  membership_type text NOT NULL CHECK (membership_type IN ('MEMBER', 'ASSOCIATE_MEMBER')),
  platforms text[] NOT NULL DEFAULT '{}',
  adult_certified_at timestamptz,
  password_changed_at timestamptz NOT NULL,
  login_failed_count integer NOT NULL DEFAULT 0 CHECK (login_failed_count >= 0),
  login_blocked_until timestamptz,
  last_login_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE addresses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 20),
  receiver_name text NOT NULL,
  receiver_mobile text NOT NULL,
  zonecode text NOT NULL CHECK (zonecode ~ '^[0-9]{5}$'),
  road_address text NOT NULL,
  detail_address text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX addresses_by_member ON addresses (member_id, is_default DESC, id DESC);
CREATE UNIQUE INDEX addresses_one_default ON addresses (member_id) WHERE is_default;

CREATE TABLE stores (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  url text NOT NULL UNIQUE,
  name text NOT NULL UNIQUE,
  introduction text NOT NULL,
  company_name text NOT NULL,
  representative_name text NOT NULL,
  business_number text NOT NULL UNIQUE CHECK (business_number ~ '^[0-9]{10}$'),
  mail_order_number text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  business_address text NOT NULL,
  return_address text NOT NULL
);

-- Fees in won. A group of goods that ship together shares one policy.
CREATE TABLE shipping_policies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  kind text NOT NULL CHECK (kind IN ('FREE', 'PAY', 'CONDITION', 'QUANTITY', 'SECTION2', 'SECTION3')),
  base_fee integer NOT NULL CHECK (base_fee BETWEEN 0 AND 100000),
  free_threshold integer CHECK (free_threshold > 0),
  repeat_quantity integer CHECK (repeat_quantity > 0),
  second_quantity integer CHECK (second_quantity > 1),
  second_extra integer CHECK (second_extra >= 0),
  third_quantity integer CHECK (third_quantity > second_quantity),
  third_extra integer CHECK (third_extra >= 0),
  area_kind text NOT NULL CHECK (area_kind IN ('NONE', 'SECTION2', 'SECTION3')),
  area_second_extra integer CHECK (area_second_extra BETWEEN 0 AND 200000),
  area_third_extra integer CHECK (area_third_extra BETWEEN 0 AND 200000),
  delivers_to_remote boolean NOT NULL,
  bundles boolean NOT NULL,
  return_fee integer NOT NULL CHECK (return_fee BETWEEN 0 AND 1000000),
  exchange_fee integer NOT NULL CHECK (exchange_fee BETWEEN 0 AND 1000000),
  CHECK (kind <> 'CONDITION' OR free_threshold IS NOT NULL),
  CHECK (kind <> 'QUANTITY' OR repeat_quantity IS NOT NULL),
  CHECK (kind NOT IN ('SECTION2', 'SECTION3') OR (second_quantity IS NOT NULL AND second_extra IS NOT NULL)),
  CHECK (kind <> 'SECTION3' OR (third_quantity IS NOT NULL AND third_extra IS NOT NULL)),
  CHECK (area_kind = 'NONE' OR area_second_extra IS NOT NULL),
  CHECK (area_kind <> 'SECTION3' OR area_third_extra IS NOT NULL)
);

CREATE TABLE goods (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  shipping_policy_id bigint NOT NULL REFERENCES shipping_policies,
  kind text NOT NULL CHECK (kind IN ('NORMAL', 'NORMAL_DEAL', 'CUSTOM_MADE', 'CUSTOM_MADE_DEAL', 'PROMOTION')),
  name text NOT NULL,
  summary text NOT NULL,
  description text NOT NULL,
  -- Named files: `picture`, `picture-2` and so on.
  picture text NOT NULL,
  picture_count integer NOT NULL DEFAULT 1 CHECK (picture_count BETWEEN 1 AND 10),
  list_price integer NOT NULL CHECK (list_price > 0),
  sale_price integer NOT NULL CHECK (sale_price >= 0 AND sale_price <= list_price),
  sale_status text NOT NULL CHECK (sale_status IN ('SALE', 'OUT_OF_STOCK', 'STOP')),
  sale_starts_at timestamptz,
  sale_ends_at timestamptz CHECK (sale_ends_at > sale_starts_at),
  is_adult_only boolean NOT NULL DEFAULT false,
  guest_quantity_max integer CHECK (guest_quantity_max >= 0),
  quantity_min integer NOT NULL DEFAULT 1 CHECK (quantity_min >= 1),
  order_quantity_max integer CHECK (order_quantity_max >= quantity_min),
  account_quantity_max integer CHECK (account_quantity_max >= quantity_min),
  option_names text[] NOT NULL DEFAULT '{}' CHECK (cardinality(option_names) <= 2),
  notice_rows jsonb NOT NULL DEFAULT '[]',
  rating_average real NOT NULL DEFAULT 0,
  review_count integer NOT NULL DEFAULT 0 CHECK (review_count >= 0),
  sold_count integer NOT NULL DEFAULT 0 CHECK (sold_count >= 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX goods_by_store ON goods (store_id, id DESC);
CREATE INDEX goods_by_sales ON goods (sold_count DESC, id DESC);

-- What is picked off the shelf. Goods without options have one row with no values;
-- an ADDON row is sold only together with a main option of its goods.
CREATE TABLE goods_options (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  goods_id bigint NOT NULL REFERENCES goods,
  kind text NOT NULL CHECK (kind IN ('OPTION', 'ADDON')),
  option_values text[] NOT NULL,
  extra_price integer NOT NULL,
  stock integer NOT NULL CONSTRAINT stock_never_negative CHECK (stock >= 0),
  sale_status text NOT NULL CHECK (sale_status IN ('SALE', 'OUT_OF_STOCK', 'STOP')),
  position integer NOT NULL,
  UNIQUE (goods_id, kind, option_values)
);

-- The wide pictures at the top of home, each leading to a goods.
CREATE TABLE banners (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  picture text NOT NULL,
  title text NOT NULL,
  subtitle text NOT NULL,
  goods_id bigint NOT NULL REFERENCES goods,
  position integer NOT NULL UNIQUE
);

-- A login, or a guest's access to the orders listed in session_orders.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  member_id bigint REFERENCES members,
  is_in_app boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz
);

-- A line belongs to a member or to a device, never to both. A buy-now line is on its way
-- to an order at once and is not shown in the cart.
CREATE TABLE cart_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint REFERENCES members,
  device_id uuid,
  goods_id bigint NOT NULL REFERENCES goods,
  option_id bigint NOT NULL REFERENCES goods_options,
  main_line_id bigint REFERENCES cart_lines ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  is_buy_now boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(member_id, device_id) = 1)
);
CREATE UNIQUE INDEX cart_lines_once_per_member ON cart_lines (member_id, option_id, coalesce(main_line_id, 0), is_buy_now) WHERE member_id IS NOT NULL;
CREATE UNIQUE INDEX cart_lines_once_per_device ON cart_lines (device_id, option_id, coalesce(main_line_id, 0), is_buy_now) WHERE device_id IS NOT NULL;
CREATE INDEX cart_lines_by_main ON cart_lines (main_line_id);

CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint REFERENCES members,
  device_id uuid NOT NULL,
  guest_password_hash text,
  orderer_name text NOT NULL,
  orderer_mobile text NOT NULL,
  orderer_email text NOT NULL,
  order_name text NOT NULL,
  goods_amount integer NOT NULL CHECK (goods_amount >= 0),
  shipping_amount integer NOT NULL CHECK (shipping_amount >= 0),
  area_amount integer NOT NULL CHECK (area_amount >= 0),
  payable_amount integer NOT NULL CHECK (payable_amount >= 0),
  cart_line_ids bigint[] NOT NULL,
  is_listed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(member_id, guest_password_hash) = 1)
);
CREATE INDEX orders_by_member ON orders (member_id, id DESC) WHERE is_listed;

CREATE TABLE session_orders (
  session_id uuid NOT NULL REFERENCES sessions,
  order_id bigint NOT NULL REFERENCES orders,
  PRIMARY KEY (session_id, order_id)
);

CREATE TABLE order_addresses (
  order_id bigint PRIMARY KEY REFERENCES orders,
  receiver_name text NOT NULL,
  receiver_mobile text NOT NULL,
  zonecode text NOT NULL CHECK (zonecode ~ '^[0-9]{5}$'),
  road_address text NOT NULL,
  detail_address text NOT NULL,
  delivery_request text NOT NULL
);

-- One fee record per store and bundle; the policy is kept as it was when ordered.
CREATE TABLE order_shipping_groups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  store_id bigint NOT NULL REFERENCES stores,
  policy jsonb NOT NULL,
  fee integer NOT NULL CHECK (fee >= 0),
  area_fee integer NOT NULL CHECK (area_fee >= 0)
);
CREATE INDEX order_shipping_groups_by_order ON order_shipping_groups (order_id);

CREATE TABLE order_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  shipping_group_id bigint NOT NULL REFERENCES order_shipping_groups,
  main_item_id bigint REFERENCES order_items,
  goods_id bigint NOT NULL REFERENCES goods,
  option_id bigint NOT NULL REFERENCES goods_options,
  goods_name text NOT NULL,
  option_name text NOT NULL,
  picture text NOT NULL,
  list_price integer NOT NULL CHECK (list_price >= 0),
  sale_price integer NOT NULL CHECK (sale_price >= 0),
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  paid_amount integer NOT NULL CHECK (paid_amount >= 0),
  status text NOT NULL CHECK (status IN ('PW', 'DR', 'DC', 'SR', 'SD', 'SS', 'SI', 'SC', 'BF', 'C', 'E', 'R')),
  status_changed_at timestamptz NOT NULL,
  shipped_at timestamptz,
  delivered_at timestamptz,
  courier text,
  invoice_number text,
  delay_reason text,
  delayed_ship_on date
);
CREATE INDEX order_items_by_order ON order_items (order_id, id);
CREATE INDEX order_items_by_goods ON order_items (goods_id);

CREATE TABLE order_item_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_item_id bigint NOT NULL REFERENCES order_items,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX order_item_history_by_item ON order_item_history (order_item_id, id);

-- One payment an order; every visit to the gateway's window is an attempt with its own gateway order id.
CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL UNIQUE REFERENCES orders,
  method text NOT NULL,
  amount integer NOT NULL CHECK (amount >= 0),
  refunded_amount integer NOT NULL DEFAULT 0 CHECK (refunded_amount BETWEEN 0 AND amount),
  status text NOT NULL,
  expires_at timestamptz NOT NULL,
  completed_at timestamptz
);
CREATE INDEX payments_unsettled ON payments (status, expires_at);

CREATE TABLE payment_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payments,
  gateway_order_id text NOT NULL UNIQUE,
  gateway text NOT NULL,
  status text NOT NULL CHECK (status IN ('REQUESTED', 'APPROVING', 'APPROVED', 'FAILED')),
  payment_key text,
  failure_code text,
  card_company text,
  installment_months integer,
  receipt_url text,
  requested_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX payment_attempts_by_payment ON payment_attempts (payment_id, id);

CREATE TABLE payment_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payments,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX payment_history_by_payment ON payment_history (payment_id, id);

-- The answer that a repeated write gets again.
CREATE TABLE idempotent_answers (
  caller text NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  input_hash text NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (caller, call, key)
);
CREATE INDEX idempotent_answers_by_age ON idempotent_answers (created_at);

-- Tries a minute of the calls that check a password; `expire` in epoch milliseconds.
CREATE TABLE call_tries (
  key text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
