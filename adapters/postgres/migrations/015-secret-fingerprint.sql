-- The fingerprint of the secret that this database is used with: one row, compared at every start.
CREATE TABLE secret_fingerprint (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  fingerprint text NOT NULL,
  noted_at timestamptz NOT NULL
);
