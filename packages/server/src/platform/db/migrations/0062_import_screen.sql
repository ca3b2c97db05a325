CREATE TABLE "import_part" (
	"run" integer NOT NULL,
	"position" integer NOT NULL,
	"data" text NOT NULL,
	CONSTRAINT "import_part_run_position_pk" PRIMARY KEY("run","position")
);
--> statement-breakpoint
CREATE TABLE "import_reject" (
	"run" integer NOT NULL,
	"row" integer NOT NULL,
	"reason" text NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "import_reject_run_row_pk" PRIMARY KEY("run","row")
);
--> statement-breakpoint
DROP INDEX "import_run_running";--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "account" integer;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "account_name" text;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "header" jsonb;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "columns" jsonb;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "dry_run" jsonb;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "total_rows" integer;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "rejects_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "import_run_open" ON "import_run" USING btree ("account") WHERE status in ('uploading', 'checking', 'checked', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "import_run_loading" ON "import_run" USING btree ("status") WHERE status = 'running' and account is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "import_run_running" ON "import_run" USING btree ("digest","preset") WHERE status = 'running' and account is null;