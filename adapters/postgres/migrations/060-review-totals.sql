-- Totals of a product's reviews that lists read instead of counting, and orders that lists walk (decision 151).

-- Pictures and videos of the visible reviews; media_count counts the reviews that have some.
ALTER TABLE goods_ratings ADD COLUMN file_count integer NOT NULL DEFAULT 0 CHECK (file_count >= 0);
UPDATE goods_ratings SET file_count = sums.count
FROM (SELECT goods_id, sum(image_count + video_count)::int AS count FROM reviews WHERE state = 'PUBLISHED' GROUP BY goods_id) AS sums
WHERE sums.goods_id = goods_ratings.goods_id;

-- Many stars first, the newest first among them: no other index has that order.
CREATE INDEX reviews_by_high_score ON reviews (goods_id, score DESC, id DESC) WHERE state = 'PUBLISHED';
CREATE INDEX reviews_by_option ON reviews (goods_id, option_id, id DESC) WHERE state = 'PUBLISHED';

-- The first reviews of a product in any state, three at most.
CREATE INDEX reviews_early ON reviews (goods_id) WHERE is_early;
