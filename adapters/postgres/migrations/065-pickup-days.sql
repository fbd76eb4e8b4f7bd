-- The Korean day on which the buyer wants the courier to collect the products of an exchange or a return; NULL for the
-- earliest possible one, and where nothing is collected.
ALTER TABLE claims ADD COLUMN pickup_on date;
