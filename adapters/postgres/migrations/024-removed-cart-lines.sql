-- contract: versions that would show removed lines are stopped first.
-- A removed line stays for a day, so that its buyer can take it back as it was; no query of a cart finds it meanwhile.
-- The same option may be put in the cart again: a line that is taken back joins it.
ALTER TABLE cart_lines ADD COLUMN removed_at timestamptz;
DROP INDEX cart_lines_once_per_member;
DROP INDEX cart_lines_once_per_device;
CREATE UNIQUE INDEX cart_lines_once_per_member ON cart_lines (member_id, option_id, coalesce(main_line_id, 0), is_buy_now)
  WHERE member_id IS NOT NULL AND removed_at IS NULL;
CREATE UNIQUE INDEX cart_lines_once_per_device ON cart_lines (device_id, option_id, coalesce(main_line_id, 0), is_buy_now)
  WHERE device_id IS NOT NULL AND removed_at IS NULL;
CREATE INDEX cart_lines_removed ON cart_lines (removed_at) WHERE removed_at IS NOT NULL;
