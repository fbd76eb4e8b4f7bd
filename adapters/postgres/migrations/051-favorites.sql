-- Favourites of members: products in groups, and stores with their alerts (decision 159).

-- A product that a member liked, and what it cost then. Without a reference to the product, which would lock its row for
-- everybody who likes it at that moment; products are never deleted.
CREATE TABLE favorite_goods (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members,
  goods_id bigint NOT NULL,
  added_price integer NOT NULL CHECK (added_price >= 0),
  added_at timestamptz NOT NULL,
  UNIQUE (member_id, goods_id),
  UNIQUE (id, member_id)
);
CREATE INDEX favorite_goods_by_time ON favorite_goods (added_at) INCLUDE (goods_id);

CREATE TABLE favorite_groups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 20),
  created_at timestamptz NOT NULL,
  UNIQUE (member_id, name),
  UNIQUE (id, member_id)
);

-- A product may be in many groups, and only in those of the member who likes it.
CREATE TABLE favorite_group_goods (
  group_id bigint NOT NULL,
  favorite_id bigint NOT NULL,
  member_id bigint NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, favorite_id),
  FOREIGN KEY (group_id, member_id) REFERENCES favorite_groups (id, member_id) ON DELETE CASCADE,
  FOREIGN KEY (favorite_id, member_id) REFERENCES favorite_goods (id, member_id) ON DELETE CASCADE
);
CREATE INDEX favorite_group_goods_by_favorite ON favorite_group_goods (favorite_id);
