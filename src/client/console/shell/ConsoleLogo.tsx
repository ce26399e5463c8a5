import { Box, type Theme, Typography, useMediaQuery } from "@mui/material";
import { useTexts } from "../../screens/common/useTexts";
import { siteNameOf, useConsole } from "../consoleProps";

/** Whose console it is: logo or initial, name, and which of the consoles. */
export function ConsoleLogo({ isNarrow }: { readonly isNarrow: boolean }) {
  const props = useConsole();
  const { t } = useTexts();
  const name = siteNameOf(props);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const { logo: wide, phoneLogo } = props.theme ?? {};
  const logo = (isPhone ? phoneLogo : undefined) ?? wide;
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.25,
        minWidth: 0,
        px: isNarrow ? 0 : 1,
        justifyContent: isNarrow ? "center" : "start",
      }}
    >
      {logo ? (
        <Box
          component="img"
          src={logo}
          alt=""
          // A wide one stays readable beside the name.
          sx={{
            height: 36,
            width: isNarrow ? 36 : "auto",
            maxWidth: isNarrow ? 36 : 72,
            objectFit: "contain",
            borderRadius: 1,
            flex: "none",
          }}
        />
      ) : (
        <Box
          aria-hidden
          sx={{
            width: 36,
            height: 36,
            flex: "none",
            display: "grid",
            placeItems: "center",
            borderRadius: "10px",
            bgcolor: "primary.main",
            color: "primary.contrastText",
            fontWeight: 700,
            fontSize: "1rem",
          }}
        >
          {name.charAt(0).toUpperCase()}
        </Box>
      )}
      {isNarrow ? null : (
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 650, lineHeight: 1.25 }} title={name}>
            {name}
          </Typography>
          <Typography noWrap variant="body2" color="text.secondary" sx={{ lineHeight: 1.25 }}>
            {t(`console.kinds.${props.session.kind}`)}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
