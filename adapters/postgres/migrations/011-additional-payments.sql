-- What a claim costs more than it gives back: a payment of its own, beside the order's.

CREATE TABLE additional_payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  claim_id bigint NOT NULL REFERENCES claims,
  amount integer NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (
    state IN ('WAITING', 'APPROVING', 'PAID', 'REFUNDING', 'REFUND_FAILED', 'REFUNDED', 'CANCELLED')),
  asked_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL CHECK (due_at > asked_at)
);
CREATE INDEX additional_payments_by_claim ON additional_payments (claim_id, id);
-- A claim asks for one at a time.
CREATE UNIQUE INDEX one_owed_payment_per_claim ON additional_payments (claim_id)
  WHERE state IN ('WAITING', 'APPROVING');

CREATE TABLE additional_payment_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  additional_payment_id bigint NOT NULL REFERENCES additional_payments,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX additional_payment_history_by_payment ON additional_payment_history (additional_payment_id, id);

-- A payment is an order's own, of which there is one, or what a claim of the order asks for.
ALTER TABLE payments
  DROP CONSTRAINT payments_order_id_key,
  ADD COLUMN additional_payment_id bigint REFERENCES additional_payments;
CREATE UNIQUE INDEX one_own_payment_per_order ON payments (order_id) WHERE additional_payment_id IS NULL;
-- An account whose days were over leaves a payment that nobody can pay; another takes its place.
CREATE UNIQUE INDEX one_live_payment_per_additional_payment ON payments (additional_payment_id)
  WHERE status NOT IN ('EXPIRED', 'DEPOSIT_CANCEL');
CREATE INDEX payments_by_additional_payment ON payments (additional_payment_id, id)
  WHERE additional_payment_id IS NOT NULL;
CREATE INDEX payments_by_order ON payments (order_id, id);

-- Which claim money goes back for, and whether by its gateway or into the buyer's account by hand.
ALTER TABLE payment_refunds
  ADD COLUMN claim_id bigint REFERENCES claims,
  ADD COLUMN way text NOT NULL DEFAULT 'GATEWAY' CHECK (way IN ('GATEWAY', 'ACCOUNT'));
CREATE INDEX payment_refunds_by_claim ON payment_refunds (claim_id) WHERE claim_id IS NOT NULL;
