CREATE TABLE "import_note" (
	"run" integer NOT NULL,
	"row" integer NOT NULL,
	"field" text NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "import_note_run_row_field_pk" PRIMARY KEY("run","row","field")
);
--> statement-breakpoint
ALTER TABLE "catalogue_change" ALTER COLUMN "fields" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "catalogue_change" ALTER COLUMN "fields" SET DATA TYPE jsonb USING to_jsonb("fields");--> statement-breakpoint
ALTER TABLE "catalogue_change" ALTER COLUMN "fields" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
-- Entries of before had the names of the fields alone.
UPDATE "catalogue_change" SET "fields" = (
	SELECT jsonb_agg(jsonb_build_object('name', field) ORDER BY place)
	FROM jsonb_array_elements_text("fields") WITH ORDINALITY AS names(field, place)
) WHERE "fields" <> '[]'::jsonb;--> statement-breakpoint
-- A reason of before had no code.
ALTER TABLE "import_reject" ALTER COLUMN "reason" SET DATA TYPE jsonb
	USING jsonb_build_object('code', 'text', 'values', jsonb_build_object('text', "reason"));--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "new_status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "load_started_at" timestamp with time zone;--> statement-breakpoint
-- Dry runs of before have reasons without codes, and neither notes nor new cities.
UPDATE "import_run" SET "dry_run" = null, "columns" = null WHERE "dry_run" IS NOT NULL OR "columns" IS NOT NULL;
