-- contract: every product has a listed price, and lists are sorted by it.
-- Deals: a price for a time, and for so many pieces. The price is derived from these rows whenever it is asked for, so
-- that none is left behind (decision 099).
CREATE TABLE deals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  goods_id bigint NOT NULL REFERENCES goods,
  deal_price integer NOT NULL CHECK (deal_price >= 100),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  quantity_total integer CHECK (quantity_total > 0),
  person_max integer CHECK (person_max > 0),
  after_end text NOT NULL CHECK (after_end IN ('RETURN', 'FINISH')),
  stopped_at timestamptz,
  -- Pieces that live orders hold, moved with the stock.
  taken integer NOT NULL DEFAULT 0 CHECK (taken >= 0),
  CONSTRAINT deal_never_oversold CHECK (taken <= quantity_total),
  CONSTRAINT one_deal_at_a_time EXCLUDE USING gist
    (int8range(goods_id, goods_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&) WHERE (stopped_at IS NULL)
);
CREATE INDEX deals_by_goods ON deals (goods_id, ends_at) WHERE stopped_at IS NULL;
CREATE INDEX deals_by_end ON deals (ends_at, id) WHERE stopped_at IS NULL;
CREATE INDEX deals_by_start ON deals (starts_at, id) WHERE stopped_at IS NULL;

-- The deal that an item was bought in: it counts for it until it is cancelled or returned.
ALTER TABLE order_items ADD COLUMN deal_id bigint REFERENCES deals;
CREATE INDEX order_items_by_deal ON order_items (deal_id) WHERE deal_id IS NOT NULL;

-- The price that lists are sorted and filtered by, set by a job. Nothing is charged by it.
ALTER TABLE goods ADD COLUMN listed_price integer;
UPDATE goods SET listed_price = sale_price;
ALTER TABLE goods ALTER COLUMN listed_price SET NOT NULL;
CREATE INDEX goods_listed_otherwise ON goods (id) WHERE listed_price <> sale_price;

DROP INDEX goods_in_root, goods_in_middle, goods_in_leaf, goods_in_root_by_price, goods_in_store, goods_on_deal;
CREATE INDEX goods_in_root ON goods (category_root_id)
  INCLUDE (id, sold_count, created_at, listed_price, review_count, sale_ends_at, store_id, shipping_policy_id) WHERE sale_status <> 'STOP';
CREATE INDEX goods_in_middle ON goods (category_middle_id)
  INCLUDE (id, sold_count, created_at, listed_price, review_count, sale_ends_at, store_id, shipping_policy_id) WHERE sale_status <> 'STOP';
CREATE INDEX goods_in_leaf ON goods (category_id)
  INCLUDE (id, sold_count, created_at, listed_price, review_count, sale_ends_at, store_id, shipping_policy_id) WHERE sale_status <> 'STOP';
CREATE INDEX goods_in_root_by_price ON goods (category_root_id, listed_price, id) INCLUDE (sale_ends_at) WHERE sale_status <> 'STOP';
CREATE INDEX goods_in_store ON goods (store_id)
  INCLUDE (id, sold_count, created_at, listed_price, review_count, sale_ends_at, shipping_policy_id, category_middle_id) WHERE sale_status <> 'STOP';
