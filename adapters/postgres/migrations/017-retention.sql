-- Retention: indexes for rows whose period is over, and when the buyer of an order was erased.

ALTER TABLE payments ADD COLUMN buyer_erased_at timestamptz;
CREATE INDEX payments_never_paid ON payments (expires_at)
  WHERE status IN ('EXPIRED', 'DEPOSIT_CANCEL') AND additional_payment_id IS NULL AND buyer_erased_at IS NULL;
CREATE INDEX payments_paid_long_ago ON payments (completed_at)
  WHERE additional_payment_id IS NULL AND buyer_erased_at IS NULL;
CREATE INDEX cart_lines_of_devices ON cart_lines (created_at) WHERE device_id IS NOT NULL;
CREATE INDEX sessions_by_age ON sessions (created_at);
-- Money that waits for a gateway or for a person.
CREATE INDEX payment_refunds_open ON payment_refunds (status) WHERE status <> 'DONE';
