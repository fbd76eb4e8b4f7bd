-- Lists of goods by category, out of indexes alone (decision 017). What the seller stopped is in none of them.

-- Every column that a list is filtered, sorted or counted by: a middle category or a leaf is read whole and sorted.
CREATE INDEX goods_in_root ON goods (category_root_id)
  INCLUDE (id, sold_count, created_at, sale_price, review_count, sale_ends_at, store_id, shipping_policy_id) WHERE sale_status <> 'STOP';
CREATE INDEX goods_in_middle ON goods (category_middle_id)
  INCLUDE (id, sold_count, created_at, sale_price, review_count, sale_ends_at, store_id, shipping_policy_id) WHERE sale_status <> 'STOP';
CREATE INDEX goods_in_leaf ON goods (category_id)
  INCLUDE (id, sold_count, created_at, sale_price, review_count, sale_ends_at, store_id, shipping_policy_id) WHERE sale_status <> 'STOP';

-- A root is too much to sort for every page: one index an order, prices up and down in one.
CREATE INDEX goods_in_root_by_sales ON goods (category_root_id, sold_count DESC, id DESC) INCLUDE (sale_ends_at) WHERE sale_status <> 'STOP';
CREATE INDEX goods_in_root_by_age ON goods (category_root_id, created_at DESC, id DESC) INCLUDE (sale_ends_at) WHERE sale_status <> 'STOP';
CREATE INDEX goods_in_root_by_price ON goods (category_root_id, sale_price, id) INCLUDE (sale_ends_at) WHERE sale_status <> 'STOP';
CREATE INDEX goods_in_root_by_reviews ON goods (category_root_id, review_count DESC, id DESC) INCLUDE (sale_ends_at) WHERE sale_status <> 'STOP';

-- Home: the newest goods, and the deals that are running.
CREATE INDEX goods_by_age ON goods (created_at DESC, id DESC) WHERE sale_status <> 'STOP';
CREATE INDEX goods_on_deal ON goods (sale_ends_at, id) WHERE kind IN ('NORMAL_DEAL', 'CUSTOM_MADE_DEAL') AND sale_status <> 'STOP';
