-- The minute of the Korean day before which a store ships an order on the same business day; NULL promises nothing.
ALTER TABLE shipping_policies ADD COLUMN cutoff_minute integer CHECK (cutoff_minute BETWEEN 1 AND 1439);
-- The Korean day that an item was promised to arrive on when it was ordered; NULL when none was promised.
ALTER TABLE order_items ADD COLUMN promised_on date;
