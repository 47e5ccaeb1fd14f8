-- The public keys are served from memory, which has to know when one is added.
call count_changes('receipt_keys');
