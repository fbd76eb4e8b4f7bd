-- Why an operator recorded a deposit that the gateway did not report; nothing for every other step.
ALTER TABLE payment_history ADD COLUMN memo text NOT NULL DEFAULT '';
