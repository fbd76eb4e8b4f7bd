-- Applications that led to nothing are deleted after their term (decision 150).
CREATE INDEX seller_applications_ended ON seller_applications (state_changed_at) WHERE state IN ('REJECTED', 'WITHDRAWN');

-- Payouts take two people by the chart of statements (decision 137); nothing ever asked for them this way.
ALTER TABLE approvals DROP CONSTRAINT approvals_kind_check;
ALTER TABLE approvals ADD CONSTRAINT approvals_kind_check CHECK (kind IN ('ROLE', 'REFUND', 'DEPOSIT', 'ADJUSTMENT'));
