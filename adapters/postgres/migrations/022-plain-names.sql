-- contract: versions that read the former names of these columns are stopped first.
-- Columns are called as the rules call what they hold: charged fees, the ledger's version, the fault of a removal.
ALTER TABLE orders RENAME COLUMN books_version TO ledger_version;
ALTER TABLE order_shipping_groups RENAME COLUMN borne_fee TO charged_fee;
ALTER TABLE order_shipping_groups RENAME COLUMN borne_area_fee TO charged_area_fee;
ALTER TABLE order_items RENAME COLUMN left_fault TO removal_fault;
