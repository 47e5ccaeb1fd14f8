-- The public page of a tie says whether its sheet was entered as it was played, which its latest version knows.

call count_changes('sheet_versions');
