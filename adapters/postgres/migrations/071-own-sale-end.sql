-- contract: the version before would change the end that holds and leave the seller's own as it was.
-- The end of a sale that its seller set, beside the one that holds: the earlier one of it and of the deals that end the
-- sale. A deal that is stopped gives the sale its own end back (decision 131).
ALTER TABLE goods ADD COLUMN own_sale_ends_at timestamptz;
UPDATE goods SET own_sale_ends_at = sale_ends_at
WHERE sale_ends_at IS NOT NULL AND NOT EXISTS (
  SELECT FROM deals
  WHERE deals.goods_id = goods.id AND deals.stopped_at IS NULL AND deals.after_end = 'FINISH'
    AND deals.ends_at = goods.sale_ends_at AND deals.ends_at > now()
);
-- A seller's own period is judged with the content; a sale that a deal ends may have been put off beyond it.
ALTER TABLE goods DROP CONSTRAINT goods_check1;
