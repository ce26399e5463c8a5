import { Box } from "@mui/material";
import { useTexts } from "../../../../../client/kit/console";

/** A comment's tags; of `group:subgroup` the group is said more quietly. */
export function TagChips({ tags }: { readonly tags: readonly string[] }) {
  const { t } = useTexts();
  if (tags.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t("comments.board.tags")}
      sx={{ listStyle: "none", display: "flex", flexWrap: "wrap", gap: 0.5, m: 0, mt: 1, p: 0 }}
    >
      {tags.map((tag) => {
        const [group, ...rest] = tag.split(":");
        return (
          <Box
            component="li"
            key={tag}
            sx={{ px: 1, borderRadius: "6px", bgcolor: "action.hover", typography: "body2", lineHeight: "22px" }}
          >
            {rest.length > 0 ? (
              <>
                <Box component="span" sx={{ color: "text.secondary" }}>
                  {group}:
                </Box>
                {rest.join(":")}
              </>
            ) : (
              group
            )}
          </Box>
        );
      })}
    </Box>
  );
}
