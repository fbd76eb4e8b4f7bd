-- Points that the week had a day before, beside which the ranks of stores rise and fall (market-rules §2.4).
ALTER TABLE goods_week_points
  ADD COLUMN former_points bigint NOT NULL DEFAULT 0 CHECK (former_points >= 0),
  DROP CONSTRAINT goods_week_points_points_check,
  ADD CHECK (points >= 0 AND points + former_points > 0);
