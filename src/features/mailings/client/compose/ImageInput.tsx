import { Box, Button, FormHelperText, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { failureText, Icon, useTexts } from "../../../../client/kit/console";
import { PHOTO_TYPES } from "../../../../shared/photo";
import { LARGEST_IMAGE } from "../../shared/mailings";
import { communityParams, mailings } from "../useMailings";

interface ImageInputProps {
  readonly value: string | undefined;
  readonly onChange: (image: string | undefined) => void;
}

/** The image above an e-mail's text, of at most 1 MB (spec section 5). */
export function ImageInput({ value, onChange }: ImageInputProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const upload = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append("file", file);
      return mailings.call("POST /client/communities/:id/mailings/image", { params: communityParams(), form });
    },
    onSuccess: ({ url }) => onChange(url),
  });
  const choose = (file: File | undefined) => {
    if (!file) return;
    setIsTooLarge(file.size > LARGEST_IMAGE);
    upload.reset();
    if (file.size <= LARGEST_IMAGE) upload.mutate(file);
  };
  const failure = isTooLarge ? t("errors.mailings.imageTooLarge") : upload.error ? failureText(upload.error, t) : undefined;
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t("mailings.image.label")}
      </Typography>
      {value && (
        <Box
          component="img"
          src={value}
          alt={t("mailings.image.alt")}
          sx={{ maxWidth: "100%", maxHeight: 160, borderRadius: 1 }}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={PHOTO_TYPES.join()}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<Icon name="AddPhotoAlternate" />}
          loading={upload.isPending}
          onClick={() => input.current?.click()}
        >
          {t(value ? "mailings.image.replace" : "mailings.image.add")}
        </Button>
        {value && (
          <Button color="inherit" onClick={() => onChange(undefined)}>
            {t("mailings.image.remove")}
          </Button>
        )}
      </Box>
      <FormHelperText error={failure !== undefined} role={failure ? "alert" : undefined} sx={{ mx: 0 }}>
        {failure ?? t("mailings.image.help")}
      </FormHelperText>
    </Box>
  );
}
