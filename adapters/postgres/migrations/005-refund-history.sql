-- What happened to money on its way back, told as the steps of items and payments are.
CREATE TABLE payment_refund_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_refund_id bigint NOT NULL REFERENCES payment_refunds,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX payment_refund_history_by_refund ON payment_refund_history (payment_refund_id, id);

-- The only steps that a refund could have ended with until now.
INSERT INTO payment_refund_history (payment_refund_id, actor, event, from_status, to_status, at)
  SELECT id, 'gateway', CASE status WHEN 'DONE' THEN 'gateway.refunded' ELSE 'gateway.refundRefused' END,
    'REQUESTED', status, settled_at
  FROM payment_refunds WHERE status <> 'REQUESTED' AND settled_at IS NOT NULL ORDER BY settled_at, id;
