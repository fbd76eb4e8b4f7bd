-- Settlement: what stores are paid for their sales (decisions 135 to 137). Money is integer won.

-- Fee of a sale in basis points: of the store, else of the nearest category, else the market's.
ALTER TABLE stores ADD COLUMN IF NOT EXISTS fee_rate_bp integer CHECK (fee_rate_bp BETWEEN 0 AND 3000);
ALTER TABLE categories ADD COLUMN IF NOT EXISTS fee_rate_bp integer CHECK (fee_rate_bp BETWEEN 0 AND 3000);

-- The rate, and what the market bears of each coupon, as they were when the item was ordered.
ALTER TABLE order_items
  ADD COLUMN fee_rate_bp integer NOT NULL DEFAULT 1000 CHECK (fee_rate_bp BETWEEN 0 AND 3000),
  ADD COLUMN goods_coupon_market integer NOT NULL DEFAULT 0,
  ADD COLUMN duplication_coupon_market integer NOT NULL DEFAULT 0,
  ADD COLUMN store_coupon_market integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT market_bears_a_part CHECK (
    goods_coupon_market BETWEEN 0 AND goods_coupon_discount
    AND duplication_coupon_market BETWEEN 0 AND duplication_coupon_discount
    AND store_coupon_market BETWEEN 0 AND store_coupon_discount);

-- Where a store is paid to, once a bank or an operator has verified its holder. A changed account rests until its day.
CREATE TABLE store_bank_accounts (
  store_id bigint PRIMARY KEY REFERENCES stores,
  bank_code text NOT NULL,
  sealed_account_number text NOT NULL,
  masked_account_number text NOT NULL,
  holder_name text NOT NULL CHECK (char_length(holder_name) BETWEEN 1 AND 20),
  changed_at timestamptz NOT NULL,
  checked_at timestamptz,
  payable_from date NOT NULL
);

-- What is sent to the bank at once, by one person.
CREATE TABLE payouts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  port text NOT NULL,
  sent_by bigint NOT NULL REFERENCES operators,
  sent_at timestamptz NOT NULL
);
CREATE INDEX payouts_by_time ON payouts (sent_at);

-- Everything that is paid to one store on one day.
CREATE TABLE statements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  day date NOT NULL,
  state text NOT NULL CHECK (state IN ('OPEN', 'CLOSED', 'APPROVED', 'PAYING', 'PAID', 'FAILED', 'HELD')),
  -- Known from its closing on.
  amount bigint CHECK (amount >= 0),
  hold_reason text CHECK (hold_reason IN ('ACCOUNT_MISSING', 'STORE_SUSPENDED', 'DISPUTE')),
  -- What the seller reads of a hold or a failure.
  memo text NOT NULL DEFAULT '',
  approved_by bigint REFERENCES operators,
  -- Somebody else than who approved it.
  sent_by bigint REFERENCES operators,
  payout_id bigint REFERENCES payouts,
  -- Since when the store has been below zero, where a rest was carried.
  below_since date,
  closed_at timestamptz,
  paid_at timestamptz,
  state_changed_at timestamptz NOT NULL,
  UNIQUE (store_id, day),
  CONSTRAINT closed_with_amount CHECK ((state = 'OPEN') = (amount IS NULL) AND (amount IS NULL) = (closed_at IS NULL)),
  CONSTRAINT held_for_a_reason CHECK ((state = 'HELD') = (hold_reason IS NOT NULL)),
  CONSTRAINT sent_with_payout CHECK ((payout_id IS NULL) = (sent_by IS NULL)),
  CONSTRAINT two_people_pay CHECK (sent_by IS NULL OR approved_by IS NOT NULL AND sent_by <> approved_by)
);
CREATE INDEX statements_by_state ON statements (state, day);

CREATE TABLE statement_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  statement_id bigint NOT NULL REFERENCES statements,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  memo text NOT NULL DEFAULT '',
  at timestamptz NOT NULL
);
CREATE INDEX statement_history_by_statement ON statement_history (statement_id, id);

-- One transfer of a payout: the account as it was when it was sent. Its number is dropped with the bank's answer.
CREATE TABLE payout_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payout_id bigint NOT NULL REFERENCES payouts,
  statement_id bigint NOT NULL REFERENCES statements,
  amount bigint NOT NULL CHECK (amount > 0),
  bank_code text NOT NULL,
  sealed_account_number text,
  masked_account_number text NOT NULL,
  holder_name text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('ASKED', 'PAID', 'FAILED')),
  settled_at timestamptz,
  UNIQUE (payout_id, statement_id),
  CONSTRAINT numbers_for_asking CHECK (outcome = 'ASKED' OR sealed_account_number IS NULL),
  CONSTRAINT settled_when_answered CHECK ((outcome = 'ASKED') = (settled_at IS NULL))
);
CREATE INDEX payout_transfers_by_statement ON payout_transfers (statement_id);

-- Append-only: an entry is written once, and later only joins its statement.
CREATE TABLE settlement_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  kind text NOT NULL CHECK (kind IN ('SALE', 'SHIPPING', 'CLAIM_FEE', 'ADJUSTMENT', 'CARRY')),
  -- What it is of; once a kind.
  source text NOT NULL,
  order_id bigint REFERENCES orders,
  order_item_id bigint REFERENCES order_items,
  gross bigint NOT NULL,
  seller_discount bigint NOT NULL DEFAULT 0 CHECK (seller_discount >= 0),
  market_discount bigint NOT NULL DEFAULT 0 CHECK (market_discount >= 0),
  fee_rate_bp integer NOT NULL CHECK (fee_rate_bp BETWEEN 0 AND 3000),
  fee bigint NOT NULL CHECK (fee >= 0),
  fee_vat bigint NOT NULL CHECK (fee_vat >= 0),
  payable bigint NOT NULL,
  memo text NOT NULL DEFAULT '',
  occurred_at timestamptz NOT NULL,
  payable_on date NOT NULL,
  statement_id bigint REFERENCES statements,
  UNIQUE (kind, source),
  CONSTRAINT payable_adds_up CHECK (payable = gross - seller_discount - fee - fee_vat),
  CONSTRAINT sale_is_of_an_item CHECK ((kind = 'SALE') = (order_item_id IS NOT NULL)),
  CONSTRAINT sold_of_an_order CHECK ((kind IN ('SALE', 'SHIPPING', 'CLAIM_FEE')) = (order_id IS NOT NULL))
);
CREATE INDEX settlement_entries_unstated ON settlement_entries (store_id, payable_on) WHERE statement_id IS NULL;
CREATE INDEX settlement_entries_of_statement ON settlement_entries (statement_id, id) WHERE statement_id IS NOT NULL;
CREATE INDEX settlement_entries_by_store ON settlement_entries (store_id, occurred_at);
CREATE INDEX settlement_entries_by_time ON settlement_entries (occurred_at);
CREATE INDEX settlement_entries_by_order ON settlement_entries (order_id) WHERE order_id IS NOT NULL;

CREATE FUNCTION keep_settlement_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.statement_id IS NULL AND NEW.statement_id IS NOT NULL
    AND to_jsonb(OLD) - 'statement_id' = to_jsonb(NEW) - 'statement_id'
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'settlement entries are append-only';
END
$$;
CREATE TRIGGER settlement_entries_append_only BEFORE UPDATE OR DELETE ON settlement_entries
  FOR EACH ROW EXECUTE FUNCTION keep_settlement_entry();
