-- Receipts are JSON Web Signatures (RFC 7515) from now on: the signature covers `jws_header.body`, each in base64url. It covers the body alone
-- where there is no header, in the receipts of before.
alter table complaint_receipts add column jws_header text;
comment on column complaint_receipts.jws_header is 'The protected header as it was signed, in base64url; null when the signature covers the body alone.';
