-- contract: the version before does not know the state.
-- An additional payment of which a part came back can give back the rest when a dispute is decided later (decision 146).
ALTER TABLE additional_payments
  DROP CONSTRAINT additional_payments_state_check,
  ADD CONSTRAINT additional_payments_state_check CHECK (
    state IN ('WAITING', 'APPROVING', 'PAID', 'REFUNDING', 'REFUND_FAILED', 'PARTLY_REFUNDED', 'REFUNDED', 'CANCELLED'));
UPDATE additional_payments SET state = 'PARTLY_REFUNDED'
WHERE state = 'REFUNDED' AND EXISTS (
  SELECT FROM payments
  WHERE payments.additional_payment_id = additional_payments.id AND payments.refunded_amount BETWEEN 1 AND payments.amount - 1
);
