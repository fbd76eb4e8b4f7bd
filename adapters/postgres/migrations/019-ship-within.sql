-- In how many business days after its payment a product is shipped, and in how many an order was promised it.
ALTER TABLE goods ADD COLUMN ship_within_days integer NOT NULL DEFAULT 3 CHECK (ship_within_days BETWEEN 1 AND 60);
ALTER TABLE order_items ADD COLUMN ship_within_days integer NOT NULL DEFAULT 3 CHECK (ship_within_days BETWEEN 1 AND 60);
