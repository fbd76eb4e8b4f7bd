-- Where no bank says whose an account is, the account is stored as its buyer wrote it, and the gateway compares number
-- and holder when money goes back. `checked_at` is then when it was written.
ALTER TABLE order_refund_accounts ADD COLUMN is_checked boolean NOT NULL DEFAULT true;
