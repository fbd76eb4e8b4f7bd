-- A store's reviews are counted and listed, those without a reply first, out of an index.
CREATE INDEX reviews_unreplied ON reviews (store_id, id DESC) INCLUDE (score, goods_id)
  WHERE state = 'PUBLISHED' AND reply IS NULL;
CREATE INDEX reviews_replied ON reviews (store_id, id DESC) INCLUDE (score, goods_id)
  WHERE state = 'PUBLISHED' AND reply IS NOT NULL;
