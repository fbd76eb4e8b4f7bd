-- Applications for a store, and the stores that begin with them (decisions 126 to 128).

-- Texts are as they are compared: ids, addresses and URLs in small letters. The company may follow by a supplement.
CREATE TABLE seller_applications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('APPLIED', 'SUPPLEMENT', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  business_number text NOT NULL CHECK (business_number ~ '^[0-9]{10}$'),
  login_id text NOT NULL CHECK (login_id ~ '^[a-z0-9]{6,20}$'),
  email text NOT NULL CHECK (email = lower(email)),
  store_name text NOT NULL CHECK (char_length(store_name) BETWEEN 2 AND 20),
  store_url text NOT NULL CHECK (store_url ~ '^[a-z][a-z0-9-]{2,29}$'),
  company_name text,
  representative_name text CHECK (char_length(representative_name) <= 20),
  -- Without one, a known company is exempt from reporting its mail-order business.
  mail_order_number text,
  business_address text,
  phone text,
  category_ids bigint[],
  agreed_terms text[] NOT NULL,
  -- What the applicant reads of the newest answer.
  memo text NOT NULL DEFAULT '' CHECK (char_length(memo) <= 500),
  store_id bigint REFERENCES stores,
  applied_at timestamptz NOT NULL,
  state_changed_at timestamptz NOT NULL,
  CONSTRAINT company_is_whole CHECK (
    num_nulls(company_name, representative_name, business_address, phone, category_ids) IN (0, 5)
    AND (mail_order_number IS NULL OR company_name IS NOT NULL)),
  CONSTRAINT store_once_approved CHECK (store_id IS NULL OR state = 'APPROVED')
);
CREATE INDEX seller_applications_by_state ON seller_applications (state, id DESC);

-- Who wins a value is decided here: an application that is open or approved holds its five.
CREATE UNIQUE INDEX seller_applications_business_number ON seller_applications (business_number)
  WHERE state IN ('APPLIED', 'SUPPLEMENT', 'APPROVED');
CREATE UNIQUE INDEX seller_applications_login_id ON seller_applications (login_id)
  WHERE state IN ('APPLIED', 'SUPPLEMENT', 'APPROVED');
CREATE UNIQUE INDEX seller_applications_email ON seller_applications (email)
  WHERE state IN ('APPLIED', 'SUPPLEMENT', 'APPROVED');
CREATE UNIQUE INDEX seller_applications_store_name ON seller_applications (lower(store_name))
  WHERE state IN ('APPLIED', 'SUPPLEMENT', 'APPROVED');
CREATE UNIQUE INDEX seller_applications_store_url ON seller_applications (store_url)
  WHERE state IN ('APPLIED', 'SUPPLEMENT', 'APPROVED');

CREATE TABLE seller_application_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id bigint NOT NULL REFERENCES seller_applications,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  memo text NOT NULL DEFAULT '',
  at timestamptz NOT NULL
);
CREATE INDEX seller_application_history_by_application ON seller_application_history (application_id, id);

CREATE TABLE seller_application_files (
  application_id bigint NOT NULL REFERENCES seller_applications,
  file_id bigint NOT NULL UNIQUE REFERENCES files,
  PRIMARY KEY (application_id, file_id)
);

-- Documents come from who has no session: their files belong to a device until an application takes them.
ALTER TABLE files ADD COLUMN device_hash text;
ALTER TABLE files DROP CONSTRAINT uploaded_by_somebody;
ALTER TABLE files ADD CONSTRAINT uploaded_by_somebody CHECK (num_nonnulls(member_id, session_id, device_hash) = 1);

ALTER TABLE stores
  ADD COLUMN state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('PREPARING', 'OPEN', 'PAUSED', 'SUSPENDED', 'CLOSED')),
  ADD COLUMN business_state text CHECK (business_state IN ('ACTIVE', 'SUSPENDED', 'CLOSED', 'UNKNOWN')),
  ADD COLUMN business_checked_at timestamptz;
ALTER TABLE stores ADD COLUMN IF NOT EXISTS fee_rate_bp integer CHECK (fee_rate_bp BETWEEN 0 AND 3000);
ALTER TABLE categories ADD COLUMN IF NOT EXISTS fee_rate_bp integer CHECK (fee_rate_bp BETWEEN 0 AND 3000);

CREATE TABLE store_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'carrier', 'gateway', 'system')),
  event text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  memo text NOT NULL DEFAULT '',
  at timestamptz NOT NULL
);
CREATE INDEX store_history_by_store ON store_history (store_id, id);

-- What the seller says of a product while its store sells nothing; it is stopped until then.
ALTER TABLE goods
  ADD COLUMN resting_sale_status text CHECK (resting_sale_status IN ('SALE', 'OUT_OF_STOCK', 'STOP')),
  ADD CONSTRAINT stopped_while_resting CHECK (resting_sale_status IS NULL OR sale_status = 'STOP');

-- Whoever writes a product of a store that is not open, the product is not on sale. The lock lets an opening of the store
-- come before or after, never between.
CREATE FUNCTION rest_goods() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT state FROM stores WHERE id = NEW.store_id FOR SHARE) <> 'OPEN' THEN
    NEW.resting_sale_status := NEW.sale_status;
    NEW.sale_status := 'STOP';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER goods_rest_on_insert BEFORE INSERT ON goods FOR EACH ROW EXECUTE FUNCTION rest_goods();
CREATE TRIGGER goods_rest_on_change BEFORE UPDATE OF sale_status ON goods
  FOR EACH ROW WHEN (OLD.resting_sale_status IS NOT DISTINCT FROM NEW.resting_sale_status)
  EXECUTE FUNCTION rest_goods();
