CREATE TABLE "import_mapping" (
	"kind" text NOT NULL,
	"header" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mapping_kind_header_pk" PRIMARY KEY("kind","header")
);
--> statement-breakpoint
DROP INDEX "import_run_open";--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "file_columns" jsonb;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "import_run_open" ON "import_run" USING btree ("account") WHERE status in ('uploading', 'checking', 'mapping', 'checked', 'running');