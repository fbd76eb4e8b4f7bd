-- Products that the same people bought or looked at, the strongest first. Replaced every night.
CREATE TABLE goods_pairs (
  goods_id bigint PRIMARY KEY,
  other_ids bigint[] NOT NULL CHECK (cardinality(other_ids) BETWEEN 1 AND 20)
);
