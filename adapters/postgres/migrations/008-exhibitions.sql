-- Exhibitions (decision 033), and lists of a store's goods.

CREATE TABLE exhibitions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  subtitle text NOT NULL,
  description text NOT NULL,
  picture text NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Without an end it stays.
  ends_at timestamptz CHECK (ends_at > starts_at),
  -- As if there were none.
  is_hidden boolean NOT NULL DEFAULT false
);

CREATE TABLE exhibition_groups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  exhibition_id bigint NOT NULL REFERENCES exhibitions,
  name text NOT NULL,
  position integer NOT NULL,
  UNIQUE (exhibition_id, position)
);

CREATE TABLE exhibition_goods (
  exhibition_group_id bigint NOT NULL REFERENCES exhibition_groups,
  goods_id bigint NOT NULL REFERENCES goods,
  PRIMARY KEY (exhibition_group_id, goods_id)
);
CREATE INDEX exhibition_goods_by_goods ON exhibition_goods (goods_id);

-- What an exhibition hands out; each coupon's own terms decide who gets it.
CREATE TABLE exhibition_coupons (
  exhibition_id bigint NOT NULL REFERENCES exhibitions,
  coupon_id bigint NOT NULL REFERENCES coupons,
  PRIMARY KEY (exhibition_id, coupon_id)
);
CREATE INDEX exhibition_coupons_by_coupon ON exhibition_coupons (coupon_id);

-- A store's list is read whole and sorted, as a leaf's is (decision 017).
CREATE INDEX goods_in_store ON goods (store_id)
  INCLUDE (id, sold_count, created_at, sale_price, review_count, sale_ends_at, shipping_policy_id, category_middle_id) WHERE sale_status <> 'STOP';
