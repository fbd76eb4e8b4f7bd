-- Claims after the confirmation of a purchase, and disputes over claims (decisions 145 and 146).

-- An entry after the sale takes back, or corrects, what was settled before: its amounts are of either sign.
CREATE INDEX settlement_entries_by_item ON settlement_entries (order_item_id) WHERE order_item_id IS NOT NULL;
ALTER TABLE settlement_entries
  DROP CONSTRAINT settlement_entries_kind_check,
  DROP CONSTRAINT settlement_entries_seller_discount_check,
  DROP CONSTRAINT settlement_entries_market_discount_check,
  DROP CONSTRAINT settlement_entries_fee_check,
  DROP CONSTRAINT settlement_entries_fee_vat_check,
  DROP CONSTRAINT sale_is_of_an_item,
  DROP CONSTRAINT sold_of_an_order,
  ADD CONSTRAINT settlement_entries_kind_check
    CHECK (kind IN ('SALE', 'SHIPPING', 'CLAIM_FEE', 'AFTER_SALE', 'ADJUSTMENT', 'CARRY')),
  ADD CONSTRAINT corrected_by_after_sales CHECK (kind = 'AFTER_SALE'
    OR seller_discount >= 0 AND market_discount >= 0 AND fee >= 0 AND fee_vat >= 0),
  ADD CONSTRAINT sale_is_of_an_item
    CHECK (CASE WHEN order_item_id IS NULL THEN kind <> 'SALE' ELSE kind IN ('SALE', 'AFTER_SALE') END),
  ADD CONSTRAINT sold_of_an_order
    CHECK ((kind IN ('SALE', 'SHIPPING', 'CLAIM_FEE', 'AFTER_SALE')) = (order_id IS NOT NULL));

-- A buyer's dispute over a claim that was refused, or that nobody answers; once a claim.
CREATE TABLE disputes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  claim_id bigint NOT NULL UNIQUE REFERENCES claims,
  state text NOT NULL CHECK (state IN ('OPENED', 'ANSWERING', 'DECIDING', 'DECIDED', 'CLOSED')),
  -- What the buyer, the seller and the operator say; empty once the buyer of the order was erased.
  reason text NOT NULL CHECK (char_length(reason) <= 500),
  opened_at timestamptz NOT NULL,
  answer_due_at timestamptz NOT NULL,
  answer text CHECK (char_length(answer) <= 500),
  answered_at timestamptz,
  fault text CHECK (fault IN ('BUYER', 'SELLER')),
  decision text CHECK (char_length(decision) <= 500),
  decided_by bigint REFERENCES operators,
  state_changed_at timestamptz NOT NULL,
  CONSTRAINT answered_with_text CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT decided_for_a_reason CHECK ((state = 'DECIDED') = (fault IS NOT NULL)
    AND (fault IS NULL) = (decision IS NULL) AND (fault IS NULL) = (decided_by IS NULL))
);
CREATE INDEX disputes_open ON disputes (claim_id) WHERE state IN ('OPENED', 'ANSWERING', 'DECIDING');

CREATE TABLE dispute_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dispute_id bigint NOT NULL REFERENCES disputes,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX dispute_history_by_dispute ON dispute_history (dispute_id, id);
