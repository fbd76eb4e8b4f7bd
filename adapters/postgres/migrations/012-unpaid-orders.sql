-- Unpaid orders are counted by device, mobile number and member, found by the lines of the cart that they came from, and
-- summed by option while they wait for their money.
ALTER TABLE orders ADD COLUMN is_buy_now boolean NOT NULL DEFAULT false;
CREATE INDEX orders_by_device ON orders (device_id);
CREATE INDEX orders_by_mobile ON orders (orderer_mobile);
CREATE INDEX orders_by_buyer ON orders (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX orders_by_cart_line ON orders USING gin (cart_line_ids) WITH (fastupdate = off);
CREATE INDEX order_items_unpaid ON order_items (option_id) WHERE status IN ('PW', 'DR');
