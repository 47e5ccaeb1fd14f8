/** Cancels the search, or drops the dry run. */
export const DiscardForm = ({ label }: { label: string }) => (
	<form method="post">
		<button type="submit" name="intent" value="discard" className="button-quiet">
			{label}
		</button>
	</form>
);
