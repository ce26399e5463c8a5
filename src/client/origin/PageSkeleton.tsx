import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";

/** A page's shape while it isn't known yet whose it is; wordless, since the texts may be on their way too. */
export function PageSkeleton() {
  return (
    <Box aria-busy="true" sx={{ maxWidth: 1200, mx: "auto", px: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "center", height: 64 }}>
        <Skeleton width={140} height={32} />
        <Skeleton variant="circular" width={36} height={36} />
      </Box>
      <Skeleton variant="rounded" height={160} sx={{ mt: 3, mb: 5 }} />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))" }}>
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} variant="rounded" height={208} />
        ))}
      </Box>
    </Box>
  );
}
