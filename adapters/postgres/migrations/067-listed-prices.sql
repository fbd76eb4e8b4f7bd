-- The prices of lists are compared with those of running deals every minute, by this index alone.
DROP INDEX goods_listed_otherwise;
CREATE INDEX goods_listed_otherwise ON goods (id) INCLUDE (listed_price, sale_price) WHERE listed_price <> sale_price;
