-- The cash receipt that the buyer asked for, whichever way the order is paid in the end. The number is sealed with the
-- market's key.
ALTER TABLE payments
  ADD COLUMN receipt_purpose text,
  ADD COLUMN receipt_number_kind text,
  ADD COLUMN sealed_receipt_number text,
  ADD COLUMN masked_receipt_number text,
  ADD CONSTRAINT cash_receipt_whole_or_none CHECK (
    num_nonnulls(receipt_purpose, receipt_number_kind, sealed_receipt_number, masked_receipt_number) IN (0, 4));
