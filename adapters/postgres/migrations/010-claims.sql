-- Claims: what buyers cancel, exchange and return, what each was quoted at, and every step of it.

-- Counts the completed claims of an order: a quote speaks of the books that it was computed from.
ALTER TABLE orders ADD COLUMN books_version integer NOT NULL DEFAULT 0 CHECK (books_version >= 0);

-- What the buyer bears for a group's delivery now; `fee` and `area_fee` stay as they were ordered.
ALTER TABLE order_shipping_groups
  ADD COLUMN return_fee integer NOT NULL DEFAULT 0 CHECK (return_fee BETWEEN 0 AND 1000000),
  ADD COLUMN exchange_fee integer NOT NULL DEFAULT 0 CHECK (exchange_fee BETWEEN 0 AND 1000000),
  ADD COLUMN borne_fee integer CHECK (borne_fee >= 0),
  ADD COLUMN borne_area_fee integer CHECK (borne_area_fee >= 0);
UPDATE order_shipping_groups AS held SET
  borne_fee = held.fee,
  borne_area_fee = held.area_fee,
  return_fee = terms.return_fee,
  exchange_fee = terms.exchange_fee
FROM (
  SELECT DISTINCT ON (items.shipping_group_id) items.shipping_group_id, policies.return_fee, policies.exchange_fee
  FROM order_items AS items
  JOIN goods ON goods.id = items.goods_id
  JOIN shipping_policies AS policies ON policies.id = goods.shipping_policy_id
  ORDER BY items.shipping_group_id, items.id
) AS terms
WHERE terms.shipping_group_id = held.id;
UPDATE order_shipping_groups SET borne_fee = fee, borne_area_fee = area_fee WHERE borne_fee IS NULL;
ALTER TABLE order_shipping_groups
  ALTER COLUMN return_fee DROP DEFAULT,
  ALTER COLUMN exchange_fee DROP DEFAULT,
  ALTER COLUMN borne_fee SET NOT NULL,
  ALTER COLUMN borne_area_fee SET NOT NULL;

-- By whose fault an item left its order, and whether it lost its share of a store coupon since.
ALTER TABLE order_items
  ADD COLUMN left_fault text CHECK (left_fault IN ('BUYER', 'SELLER')),
  ADD COLUMN is_store_share_withdrawn boolean NOT NULL DEFAULT false;
ALTER TABLE order_store_coupons ADD COLUMN ended_at timestamptz;

-- The coupon that took the place of one that had run out when a claim gave it back.
ALTER TABLE coupon_issue_history ADD COLUMN reissue_id bigint REFERENCES coupon_issues;

CREATE TABLE claims (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  shipping_group_id bigint NOT NULL REFERENCES order_shipping_groups,
  type text NOT NULL CHECK (type IN ('CANCEL', 'EXCHANGE', 'RETURN', 'DELAY', 'REJECT', 'DEPOSIT_CANCEL')),
  -- A notice of a delay asks for nothing and has no state.
  state text CHECK (state IN (
    'CB', 'CA', 'CC', 'CR', 'EA', 'EI', 'EY', 'EC', 'ER', 'RA', 'RI', 'RC', 'RR', 'WITHDRAWN')),
  asked_by text NOT NULL CHECK (asked_by IN ('buyer', 'seller', 'system')),
  reason text,
  reason_detail text NOT NULL DEFAULT '',
  fault text CHECK (fault IN ('BUYER', 'SELLER')),
  -- What it was accepted with, and is carried out with.
  quote jsonb,
  -- Where goods are fetched, and where others are sent; receivers with their request.
  pickup jsonb,
  reship jsonb,
  reship_courier text,
  reship_invoice_number text,
  reshipped_at timestamptz,
  -- The pieces that replace the others are taken out of the stock.
  is_reship_reserved boolean NOT NULL DEFAULT false,
  -- What the seller says of it: why it was refused, or what it waits for.
  seller_memo text NOT NULL DEFAULT '',
  -- The exchange that this return took the place of.
  converted_from_id bigint UNIQUE REFERENCES claims,
  requested_at timestamptz NOT NULL,
  state_changed_at timestamptz NOT NULL,
  CONSTRAINT notices_have_no_state CHECK ((type = 'DELAY') = (state IS NULL)),
  CONSTRAINT money_is_quoted CHECK (type NOT IN ('CANCEL', 'EXCHANGE', 'RETURN') OR num_nulls(quote, fault, reason) = 0),
  CONSTRAINT goods_are_fetched_somewhere CHECK (type NOT IN ('EXCHANGE', 'RETURN') OR pickup IS NOT NULL),
  CONSTRAINT exchanged_goods_go_somewhere CHECK (type <> 'EXCHANGE' OR reship IS NOT NULL)
);
CREATE UNIQUE INDEX one_open_claim_per_group ON claims (shipping_group_id)
  WHERE state IN ('CA', 'EA', 'EI', 'EY', 'RA', 'RI');
CREATE INDEX claims_by_order ON claims (order_id, id DESC);

CREATE TABLE claim_items (
  claim_id bigint NOT NULL REFERENCES claims,
  order_item_id bigint NOT NULL REFERENCES order_items,
  -- The state that the item had, and keeps while the claim runs.
  item_status text NOT NULL CHECK (
    item_status IN ('PW', 'DR', 'DC', 'SR', 'SD', 'SS', 'SI', 'SC', 'BF', 'C', 'E', 'R')),
  -- What it was, and what it is exchanged for.
  option_id bigint NOT NULL REFERENCES goods_options,
  exchange_option_id bigint REFERENCES goods_options,
  PRIMARY KEY (claim_id, order_item_id)
);
CREATE INDEX claim_items_by_item ON claim_items (order_item_id, claim_id DESC);

CREATE TABLE claim_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  claim_id bigint NOT NULL REFERENCES claims,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  -- Null before its first step, and for what has no state.
  from_state text,
  to_state text,
  memo text NOT NULL DEFAULT '',
  at timestamptz NOT NULL
);
CREATE INDEX claim_history_by_claim ON claim_history (claim_id, id);

CREATE TABLE claim_files (
  claim_id bigint NOT NULL REFERENCES claims,
  file_id bigint NOT NULL UNIQUE REFERENCES files,
  position integer NOT NULL CHECK (position >= 0),
  PRIMARY KEY (claim_id, position)
);

-- Orders that were cancelled before their deposit, as every claim is kept from now on.
INSERT INTO claims (order_id, shipping_group_id, type, state, asked_by, requested_at, state_changed_at)
SELECT held.order_id, held.id, 'DEPOSIT_CANCEL', 'CB', ended.actor, ended.at, ended.at
FROM payments
JOIN order_shipping_groups AS held ON held.order_id = payments.order_id
JOIN LATERAL (
  SELECT actor, at FROM payment_history
  WHERE payment_id = payments.id AND to_status = 'DEPOSIT_CANCEL' ORDER BY id DESC LIMIT 1
) AS ended ON true
WHERE payments.status = 'DEPOSIT_CANCEL';
INSERT INTO claim_items (claim_id, order_item_id, item_status, option_id)
SELECT claims.id, items.id, 'DR', items.option_id
FROM claims JOIN order_items AS items ON items.shipping_group_id = claims.shipping_group_id;
INSERT INTO claim_history (claim_id, actor, event, to_state, at)
SELECT id, asked_by, CASE asked_by WHEN 'buyer' THEN 'buyer.cancelDeposit' ELSE 'system.paymentDue' END, 'CB', requested_at
FROM claims;
